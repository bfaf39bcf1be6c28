import { useRevalidator } from 'react-router'
import type { ActionResult } from '#model/action-result.ts'
import { useToast } from './toasts.tsx'

type Result = ActionResult<unknown>

type Options<R> = {
  /** What takes the change back; undefined if nothing has changed. */
  undo?: (result: Extract<R, { ok: true }>) => (() => unknown) | undefined
  /** The fields show their errors. */
  hasFields?: boolean
}

/** Changes of all screens are saved one after another, so that the last choice is the one that stays. */
let last: Promise<unknown> = Promise.resolve()

/** A function that saves a change, says what came of it and loads the screen again. */
export function useApply() {
  const { revalidate } = useRevalidator()
  const showToast = useToast()
  return function apply<R extends Result>(save: () => Promise<R>, options: Options<R> = {}) {
    const saved = last.then(async () => {
      const result = await save()
      const isUnknown = !result.ok && result.status === 0
      const isShown = options.hasFields && !result.ok && result.errors !== undefined
      const undo = result.ok && options.undo?.(result as Extract<R, { ok: true }>)
      const message = isUnknown ? unreachable : result.message
      if (!isShown) showToast(message, result.ok ? 'done' : 'failed', undo || undefined)
      if (!isUnknown) await revalidate()
      return result
    })
    // One that fails must not keep back those after it.
    last = saved.catch(() => {})
    return saved
  }
}

const unreachable = 'The server can’t be reached. This was not changed.'
