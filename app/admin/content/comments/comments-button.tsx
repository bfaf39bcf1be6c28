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
    <button
      type="button"
      className="admin-link justify-self-start font-semibold"
      aria-expanded={isOpen}
      aria-controls={isOpen ? COMMENTS_PANEL : undefined}
      onClick={onToggle}
    >
      {count === 0 ? 'Comments' : `${count} ${count === 1 ? 'comment' : 'comments'}`}
    </button>
  )
}
