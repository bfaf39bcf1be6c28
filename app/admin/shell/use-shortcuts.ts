import { useEffect, useEffectEvent } from 'react'

/** Milliseconds within which the second key of a sequence is pressed. */
const SEQUENCE_TIME = 1_200

type Shortcuts = {
  /** By key, or two keys in a row ("g i"). Off while something is typed or a dialog is open. */
  keys: () => Record<string, () => void>
  /** Ctrl+K, or ⌘K on a Mac; also while something is typed, unless the field uses it itself. */
  onSearch: () => void
}

/** Listens for the admin's keyboard shortcuts. */
export function useShortcuts({ keys, onSearch }: Shortcuts) {
  const press = useEffectEvent((event: KeyboardEvent, first: string) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return ''
    if (isSearchKey(event)) {
      event.preventDefault()
      onSearch()
      return ''
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isBusyElsewhere(event.target)) return ''
    const sequence = first ? `${first} ${event.key}` : event.key
    const known = keys()
    const run = known[sequence]
    if (run) {
      event.preventDefault()
      run()
      return ''
    }
    return !first && Object.keys(known).some((key) => key.startsWith(`${sequence} `))
      ? sequence
      : ''
  })

  useEffect(() => {
    let first = ''
    let pressedAt = 0
    const onKeyDown = (event: KeyboardEvent) => {
      if (['Shift', 'Control', 'Meta', 'Alt'].includes(event.key)) return
      first = press(event, event.timeStamp - pressedAt < SEQUENCE_TIME ? first : '')
      pressedAt = event.timeStamp
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  const isCommand = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey
  return isCommand && !altKey && !shiftKey && key.toLowerCase() === 'k'
}

/** On a Mac, Ctrl+K deletes to the end of the line. */
export function isMac() {
  return navigator.platform.startsWith('Mac')
}

/** Where letters are typed: not in boxes that are only checked. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select'

/** Whether the key belongs to a field, or to a dialog or menu that is open. */
function isBusyElsewhere(target: EventTarget | null) {
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || target.closest(FIELDS) !== null)
  return isField || document.querySelector('dialog[open], :popover-open') !== null
}
