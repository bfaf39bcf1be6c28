import { useState } from 'react'
import type { ActionResult } from '#model/action-result.ts'
import { useApply } from './use-apply.ts'

/**
 * A choice that applies at once: shown before it is saved, taken back if it cannot be, and offered to be undone.
 * `save` gets the new value and the one that was shown, so that the server can refuse to replace somebody else's.
 */
export function useChoice<Value>(
  value: Value,
  save: (to: Value, seen: Value) => Promise<ActionResult<unknown>>,
) {
  const apply = useApply()
  const [next, setNext] = useState<{ to: Value } | null>(null)
  const shown = next ? next.to : value

  async function choose(to: Value, seen = shown, isUndo = false) {
    const mine = { to }
    setNext(mine)
    const undo = () => () => choose(seen, to, true)
    await apply(() => save(to, seen), isUndo ? {} : { undo })
    setNext((current) => (current === mine ? null : current))
  }

  return [shown, (to: Value) => void choose(to)] as const
}
