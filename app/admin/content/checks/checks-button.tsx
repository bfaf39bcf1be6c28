import { PanelButton } from '#app/admin/kit/panel-button.tsx'
import type { Check } from '#model/content/checks.ts'

/** Id of the panel that the button opens. */
export const CHECKS_PANEL = 'checks'

type ChecksButtonProps = {
  /** null until the values were checked. */
  checks: Check[] | null
  /** Something else on the screen is wrong. */
  hasErrors: boolean
  isOpen: boolean
  onToggle: () => void
}

/** How many things there are to look at before publishing; opens and closes their list. */
export function ChecksButton({ checks, hasErrors, isOpen, onToggle }: ChecksButtonProps) {
  if (!checks || (hasErrors && checks.length === 0)) return null
  return (
    <PanelButton panel={CHECKS_PANEL} isOpen={isOpen} onToggle={onToggle}>
      {checks.length === 0 ? 'Nothing to check' : `${checks.length} to check`}
    </PanelButton>
  )
}
