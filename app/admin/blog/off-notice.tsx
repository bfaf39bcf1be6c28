import { NoticeLine } from '#app/admin/content/publishing/notice-line.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'
import { Button } from '#ui/button.tsx'

type OffNoticeProps = {
  post: Pick<PostToEdit, 'state' | 'offAt'>
  /** Shows the post again, or keeps it; undefined if it may not be changed. */
  onPublishAgain: (() => void) | undefined
}

/** When a post is unpublished, or that it was. */
export function OffNotice({ post: { state, offAt }, onPublishAgain }: OffNoticeProps) {
  if (offAt === null) return null
  const isOff = state === 'off'
  return (
    <NoticeLine
      isError={isOff}
      text={
        <>
          {isOff ? 'Unpublished' : 'Scheduled to be unpublished'} on <Moment at={offAt} />
        </>
      }
      detail={isOff ? 'Readers don’t see this post, and its page answers “not found”.' : null}
    >
      {onPublishAgain && (
        <Button size="sm" variant="outline" type="button" onClick={onPublishAgain}>
          {isOff ? 'Publish again' : 'Cancel the schedule'}
        </Button>
      )}
    </NoticeLine>
  )
}
