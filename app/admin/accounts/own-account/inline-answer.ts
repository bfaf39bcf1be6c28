import { useEffect } from 'react'
import type { ActionResult } from '#model/action-result.ts'

type Answer = ActionResult<unknown> | undefined

/** The answer where its screen does not show it in its place, as something to take along or beside a field. */
export function withoutInline(answer: Answer): Answer {
  const isInline = answer?.ok ? answer.value !== null : answer?.errors !== undefined
  return isInline ? undefined : answer
}

/** The first field that was refused gets the focus, and its sentence is read out with it. */
export function useFirstFault(answer: Answer) {
  useEffect(() => {
    if (answer?.ok !== false) return
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])
}
