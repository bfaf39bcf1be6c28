import { changedPlace } from './changed-place.ts'

/** Milliseconds of a pause after which typing in the same text is undone by itself. */
const PAUSE = 1_000
const STEPS_MAX = 200

/** Values before and after the one that is edited. */
export type UndoSteps = {
  past: unknown[]
  future: unknown[]
  /** The text that was typed last, and when. */
  typed: { path: string; at: number } | null
}

export const noSteps: UndoSteps = { past: [], future: [], typed: null }

/** The steps after a change. What is typed in one text without a pause is one step. */
export function recorded(steps: UndoSteps, before: unknown, after: unknown, at: number): UndoSteps {
  const place = changedPlace(before, after)
  if (!place) return steps
  const { past, typed } = steps
  const isText = place.cursor !== undefined
  const goesOn = isText && place.path === typed?.path && at - typed.at < PAUSE
  // Several changes before the next render have the same value before them.
  const isKnown = past.at(-1) === before
  return {
    past: goesOn || isKnown ? past : [...past, before].slice(-STEPS_MAX),
    future: [],
    typed: isText ? { path: place.path, at } : null,
  }
}

/** Goes one step back or forward from a value; null if there is none. */
export function stepped(steps: UndoSteps, value: unknown, direction: 'undo' | 'redo') {
  const isUndo = direction === 'undo'
  const from = isUndo ? steps.past : steps.future
  if (from.length === 0) return null
  const left = from.slice(0, -1)
  const added = [...(isUndo ? steps.future : steps.past), value]
  const next: UndoSteps = {
    past: isUndo ? left : added,
    future: isUndo ? added : left,
    typed: null,
  }
  return { steps: next, value: from.at(-1) }
}
