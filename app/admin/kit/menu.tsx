import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { cn } from '#ui/cn.ts'
import { Key } from './keys/key.tsx'
import { moveByKey, startIn } from './menu-keys.ts'
import { useHydrated } from './use-hydrated.ts'

export type MenuItem = {
  label: string
  icon?: LucideIcon
  /** The key that does the same without the menu. */
  shortcut?: string
  /** Of a choice: whether it is the current one. */
  isChosen?: boolean
  isDisabled?: boolean
  /** Deletes something. */
  isDanger?: boolean
  /** Where it leads, or what it does. */
  to?: string
  /** A page outside of the admin. */
  isDocument?: boolean
  onSelect?: () => void
}

type MenuProps = {
  /** The accessible name of the button. */
  label: string
  id?: string
  title?: string
  className?: string
  items: readonly MenuItem[]
  /** What the button shows. */
  children: ReactNode
}

/** A button with a menu of actions or of one choice: arrow keys, Home, End and first letters move in it. */
export function Menu({ label, title, className, items, children, ...button }: MenuProps) {
  const ownId = useId()
  const menu = useRef<HTMLDivElement>(null)
  const isReady = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const id = `${button.id ?? ownId}-menu`
  const isChoice = items.some(({ isChosen }) => isChosen !== undefined)
  return (
    <>
      <button
        id={button.id}
        type="button"
        popoverTarget={isReady ? id : undefined}
        aria-haspopup="menu"
        aria-label={label}
        title={title}
        className={cn('[@media(scripting:none)]:hidden', className)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          menu.current?.showPopover({ source: event.currentTarget })
        }}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="menu"
        // Before it is shown, so that it has its size.
        onBeforeToggle={({ newState, currentTarget }) => {
          if (newState !== 'open') return
          flushSync(() => setOpen(true))
          startIn(currentTarget)
        }}
        // After the focus has gone back to the button.
        onToggle={({ newState }) => {
          if (newState === 'closed') setOpen(false)
        }}
        onKeyDown={moveByKey}
      >
        {isOpen && items.map((item) => <Item key={item.label} item={item} isChoice={isChoice} />)}
      </div>
    </>
  )
}

function Item({ item, isChoice }: { item: MenuItem; isChoice: boolean }) {
  const { label, icon: Icon, shortcut, isChosen, isDisabled, isDanger, to, isDocument } = item
  const content = (
    <>
      {isChoice ? (
        <span aria-hidden="true" className="w-3">
          {isChosen && '✓'}
        </span>
      ) : (
        Icon && <Icon aria-hidden="true" className="size-4 flex-none" strokeWidth={1.75} />
      )}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {shortcut && <Key name={shortcut} />}
    </>
  )
  const shared = {
    tabIndex: -1,
    className: cn('menu-item', isDanger && 'text-alarm'),
    onClick(event: { currentTarget: HTMLElement; preventDefault: () => void }) {
      if (isDisabled) return event.preventDefault()
      // Gives the focus back to the button first, to which dialogs return it.
      event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
      item.onSelect?.()
    },
  }
  if (to !== undefined) {
    return (
      <Link to={to} role="menuitem" reloadDocument={isDocument} {...shared}>
        {content}
      </Link>
    )
  }
  const role = isChoice
    ? ({ role: 'menuitemradio', 'aria-checked': Boolean(isChosen) } as const)
    : ({ role: 'menuitem' } as const)
  return (
    <button type="button" aria-disabled={isDisabled || undefined} {...role} {...shared}>
      {content}
    </button>
  )
}
