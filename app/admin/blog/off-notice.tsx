import { NoticeLine } from '#app/admin/content/publishing/notice-line.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'
import { Button } from '#ui/button.tsx'

type OffNoticeProps = {
  post: Pick<PostToEdit, 'state' | 'offAt'>
  /** Shows the post again, or keeps it; undefined if it may not be changed. */
  onPublishAgain: (() => void) | undefined
  /** There are unsaved changes, which the button saves, too. */
  hasChanges: boolean
}

/** When a post is unpublished, or that it was. */
export function OffNotice({ post, onPublishAgain, hasChanges }: OffNoticeProps) {
  const { state, offAt } = post
  if (offAt === null) return null
  const isOff = state === 'off'
  const deed = isOff ? 'publish again' : 'cancel the schedule'
  const label = hasChanges ? `Save and ${deed}` : deed
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
          {label.charAt(0).toUpperCase() + label.slice(1)}
        </Button>
      )}
    </NoticeLine>
  )
}
