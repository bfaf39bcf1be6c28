import { NoticeLine } from '#app/admin/content/publishing/notice-line.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'
import { Button } from '#ui/button.tsx'

type OffNoticeProps = {
  post: Pick<PostToEdit, 'state' | 'offAt'>
  /** Shows the post again, or keeps it; undefined if it may not be changed. */
  onPutBack: (() => void) | undefined
}

/** When a post is taken off, or that it was. */
export function OffNotice({ post: { state, offAt }, onPutBack }: OffNoticeProps) {
  if (offAt === null) return null
  const isOff = state === 'off'
  return (
    <NoticeLine
      isError={isOff}
      text={
        <>
          {isOff ? 'Taken off' : 'Scheduled to be taken off'} on <Moment at={offAt} />
        </>
      }
      detail={isOff ? 'Readers don’t see this post, and its page answers “not found”.' : null}
    >
      {onPutBack && (
        <Button size="sm" variant="outline" type="button" onClick={onPutBack}>
          {isOff ? 'Put back' : 'Cancel the schedule'}
        </Button>
      )}
    </NoticeLine>
  )
}
