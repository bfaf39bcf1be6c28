import { useEffect, useRef } from 'react'
import type { AdminAnswer } from '#model/admin-answer.ts'

/** The `ref` of a form that is emptied once what it asked for was done, and keeps what was typed where it was not. */
export function useEmptiedForm(answer: AdminAnswer<unknown> | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer?.ok) form.current?.reset()
  }, [answer])
  return form
}
