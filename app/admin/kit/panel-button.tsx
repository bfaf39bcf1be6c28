import type { ReactNode } from 'react'

type PanelButtonProps = {
  /** Id of the panel. */
  panel: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** Opens and closes a panel. */
export function PanelButton({ panel, isOpen, onToggle, children }: PanelButtonProps) {
  return (
    <button
      type="button"
      className="admin-link justify-self-start font-semibold"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      onClick={onToggle}
    >
      {children}
    </button>
  )
}
