import { useState } from 'react'
import { changedPlace } from './changed-place.ts'
import { noSteps, recorded, stepped } from './undo-steps.ts'

/** Undo and redo of the changes of a value. */
export function useUndoSteps(value: unknown, setValue: (value: unknown) => void) {
  const [steps, setSteps] = useState(noSteps)

  /** Returns what has changed; null if there is no step. */
  function step(direction: 'undo' | 'redo') {
    const result = stepped(steps, value, direction)
    if (!result) return null
    setSteps(result.steps)
    setValue(result.value)
    return changedPlace(value, result.value)
  }

  return {
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    undo: () => step('undo'),
    redo: () => step('redo'),
    record(next: unknown) {
      const at = Date.now()
      setSteps((last) => recorded(last, value, next, at))
    },
    /** Another version cannot be undone: what came before it is somebody else's to decide. */
    forget: () => setSteps(noSteps),
  }
}
