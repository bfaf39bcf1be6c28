import { PanelButton } from '#app/admin/kit/panel-button.tsx'

/** Id of the panel that the button opens. */
export const COMMENTS_PANEL = 'comments'

type CommentsButtonProps = {
  /** Number of open threads. */
  count: number
  isOpen: boolean
  onToggle: () => void
}

/** How many comments are open; opens and closes their list. */
export function CommentsButton({ count, isOpen, onToggle }: CommentsButtonProps) {
  return (
    <PanelButton panel={COMMENTS_PANEL} isOpen={isOpen} onToggle={onToggle}>
      {count === 0 ? 'Comments' : `${count} ${count === 1 ? 'comment' : 'comments'}`}
    </PanelButton>
  )
}
