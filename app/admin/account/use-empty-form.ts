import { useEffect, useRef } from 'react'
import type { AdminAnswer } from '#model/admin-answer.ts'

/** A form that is emptied when its change was made: no password stays on the screen. */
export function useEmptyForm(answer: AdminAnswer<unknown> | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer?.ok) form.current?.reset()
  }, [answer])
  return form
}

/** The sentences by field of what was refused. */
export function errorsOf(answer: AdminAnswer<unknown> | undefined) {
  return answer && !answer.ok ? answer.errors : undefined
}
