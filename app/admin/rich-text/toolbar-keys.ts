import type { KeyboardEvent } from 'react'

/** Arrow keys, Home and End move between the buttons of a toolbar, which is one stop of the Tab key. */
export function moveInToolbar(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const index = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const next = nextIndex(event.key, index, buttons.length)
  if (next === null) return
  event.preventDefault()
  focusTool(buttons, next)
}

/** Makes the first button the stop of the Tab key. */
export function prepareToolbar(toolbar: HTMLElement | null) {
  const buttons = [...(toolbar?.querySelectorAll('button') ?? [])]
  if (buttons.some(({ tabIndex }) => tabIndex < 0)) return
  for (const button of buttons.slice(1)) button.tabIndex = -1
}

function focusTool(buttons: HTMLButtonElement[], index: number) {
  for (const [position, button] of buttons.entries()) button.tabIndex = position === index ? 0 : -1
  buttons[index]?.focus()
}

function nextIndex(key: string, index: number, count: number) {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
