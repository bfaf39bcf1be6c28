import { Ellipsis } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { moveByKey, startIn } from './menu-keys.ts'

type RowMenuProps = {
  /** What the row is about. */
  name: string
  /** Buttons, links and forms of one button each; those that are false are left out. */
  children: ReactNode
}

/** The one menu of a row: what can be done with it besides opening it. It works without JavaScript. */
export function RowMenu({ name, children }: RowMenuProps) {
  const id = useId()
  const label = `Actions: ${name}`
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        title="Actions"
        className="row-menu-button inline-flex size-11 flex-none items-center justify-center rounded-small text-soft hover:bg-raised hover:text-ink"
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </button>
      <fieldset
        id={id}
        popover="auto"
        aria-label={label}
        className="menu"
        onBeforeToggle={({ newState, currentTarget }) => {
          if (newState === 'open') startIn(currentTarget)
        }}
        onKeyDown={moveByKey}
        // Gives the focus back to the button first, to which dialogs return it. A popover of an item stays inside.
        onClickCapture={({ target, currentTarget }) => {
          const item = (target as Element).closest('.row-menu > *, .row-menu > form > button')
          if (item && !item.hasAttribute('popovertarget') && !item.hasAttribute('popover')) {
            currentTarget.hidePopover()
          }
        }}
        onSubmit={({ currentTarget }) => currentTarget.hidePopover()}
      >
        <div className="row-menu">{children}</div>
      </fieldset>
    </>
  )
}
