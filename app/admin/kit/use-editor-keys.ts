import { useEffect, useEffectEvent } from 'react'

type EditorKeys = {
  /** Ctrl+S, or ⌘S on a Mac; the editor stays open. */
  onSave: () => void
  /** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y in the fields, or where nothing is typed. */
  onStep?: (direction: 'undo' | 'redo') => void
}

/** Keys of an editor. */
export function useEditorKeys({ onSave, onStep }: EditorKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    // Upper case with Caps Lock.
    if (event.key.toLowerCase() === 's' && !event.shiftKey) {
      event.preventDefault()
      if (!isElsewhere()) onSave()
    }
    const direction = stepOf(event)
    if (!onStep || direction === null || isElsewhere() || hasOwnUndo(event.target)) return
    event.preventDefault()
    onStep(direction)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function stepOf({ key, shiftKey, ctrlKey }: KeyboardEvent) {
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}

/** A text outside of the document's fields, such as a comment, or an article. */
function hasOwnUndo(target: EventTarget | null) {
  if (!(target instanceof Element)) return false
  const isOutside = target.closest('.schema-form') === null
  return target.matches('[contenteditable]') || (isOutside && target.matches('input, textarea'))
}

function isElsewhere() {
  return document.querySelector('dialog[open], :popover-open') !== null
}
