import { useEffect, useRef } from 'react'
import type { ActionResult } from '#model/action-result.ts'

/** The `ref` of a form that is emptied once its change was made (no password stays), and else keeps what was typed. */
export function useEmptyForm(answer: ActionResult<unknown> | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer?.ok) form.current?.reset()
  }, [answer])
  return form
}
