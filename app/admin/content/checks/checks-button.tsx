import type { Check } from '#model/content/checks.ts'

/** Id of the panel that the button opens. */
export const CHECKS_PANEL = 'checks'

type ChecksButtonProps = {
  /** null until the values were checked. */
  checks: Check[] | null
  isOpen: boolean
  onToggle: () => void
}

/** How many things there are to look at before publishing; opens and closes their list. */
export function ChecksButton({ checks, isOpen, onToggle }: ChecksButtonProps) {
  if (!checks) return null
  return (
    <button
      type="button"
      className="admin-link justify-self-start font-semibold"
      aria-expanded={isOpen}
      aria-controls={isOpen ? CHECKS_PANEL : undefined}
      onClick={onToggle}
    >
      {checks.length === 0 ? 'Nothing to check' : `${checks.length} to check`}
    </button>
  )
}
