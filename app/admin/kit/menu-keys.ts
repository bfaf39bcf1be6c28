import type { KeyboardEvent } from 'react'

/** What can be chosen in a menu. */
const ITEMS = ':scope :is(.menu-item, .row-menu > *, .row-menu > form > button):is(button, a)'

function itemsIn(menu: HTMLElement) {
  return [...menu.querySelectorAll<HTMLElement>(ITEMS)]
}

/** Before a menu opens: the browser will focus the current choice, or the first item, at once. */
export function startIn(menu: HTMLElement) {
  const items = itemsIn(menu)
  const chosen = items.find((item) => item.getAttribute('aria-checked') === 'true')
  const first = chosen ?? items.find((item) => item.ariaDisabled !== 'true')
  for (const item of items) item.toggleAttribute('autofocus', item === first)
}

/** Arrow keys, Home, End and first letters move in a menu; Tab leaves it. */
export function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: menu, key } = event
  const items = itemsIn(menu)
  const index = items.indexOf(document.activeElement as HTMLElement)
  // In a dialog that an item has opened.
  if (index < 0) return
  if (key === 'Tab') return menu.hidePopover()
  const next = placeFor(key, index, items)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function placeFor(key: string, index: number, items: HTMLElement[]) {
  const { length } = items
  if (key === 'ArrowDown') return items[(index + 1) % length]
  if (key === 'ArrowUp') return items[(index - 1 + length) % length]
  if (key === 'Home') return items[0]
  if (key === 'End') return items[length - 1]
  if (key.length > 1 || key === ' ') return undefined
  const after = [...items.slice(index + 1), ...items.slice(0, index + 1)]
  const letter = key.toLowerCase()
  // The current choice begins with a tick.
  const nameOf = ({ textContent }: HTMLElement) => textContent.replace(/^✓/, '').toLowerCase()
  return after.find((item) => nameOf(item).startsWith(letter))
}
