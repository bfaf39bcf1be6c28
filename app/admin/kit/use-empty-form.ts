import { useEffect, useRef } from 'react'
import type { ActionResult } from '#model/action-result.ts'

/** Returns a `ref` for a form that is reset after success, so that no password stays in it. */
export function useEmptyForm(answer: ActionResult<unknown> | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer?.ok) form.current?.reset()
  }, [answer])
  return form
}
