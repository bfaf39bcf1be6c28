import { type RefObject, useEffect, useState } from 'react'
import type { FormResult } from '#model/form-result.ts'

type Errors = Record<string, string>

type Options = {
  form: RefObject<HTMLFormElement | null>
  answer: FormResult | null
  /** What was sent last, by field. */
  sent: (name: string) => unknown
  /** What is wrong now, as far as the browser can tell. */
  find: (body: FormData) => Promise<Errors | null>
  /** A field whose error stays until the form is sent again. */
  summaryField?: string
}

/** Some password managers fill fields without an `input` event; leaving a field finds what they wrote. */
const EDITS = ['input', 'change', 'focusout'] as const

/** Errors of the answer by field; each disappears as soon as its field is valid. */
export function useRemainingErrors({ form, answer, sent, find, summaryField }: Options): Errors {
  const [checked, setChecked] = useState<{ answer: FormResult; errors: Errors }>()

  async function check() {
    if (!answer?.errors || !form.current) return
    const body = new FormData(form.current)
    const now = (name: string) => (name === summaryField ? sent(name) : body.get(name))
    const errors = remainingErrors(answer.errors, await find(body), { sent, now })
    setChecked({ answer, errors })
  }

  useEffect(() => {
    const ended = new AbortController()
    for (const event of EDITS) {
      form.current?.addEventListener(event, check, { signal: ended.signal })
    }
    return () => ended.abort()
  })

  if (!answer?.errors) return {}
  return checked?.answer === answer ? checked.errors : answer.errors
}

type Entries = {
  /** What was sent, by field. */
  sent: (name: string) => unknown
  /** What the fields contain now. */
  now: (name: string) => unknown
}

/** The errors of an answer that still hold. `found` is what is wrong now, as far as the browser can tell. */
export function remainingErrors(answered: Errors, found: Errors | null, { sent, now }: Entries) {
  const remaining: Errors = {}
  for (const [name, message] of Object.entries(answered)) {
    const isChanged = contentOf(sent(name)) !== contentOf(now(name))
    const error = isChanged ? found?.[name] : message
    if (error) remaining[name] = error
  }
  return remaining
}

/** Each reading of a form makes new File objects; that of an empty field has no name. */
function contentOf(entry: unknown) {
  if (!(entry instanceof File)) return entry ?? ''
  return entry.name && `${entry.name} ${entry.size} ${entry.lastModified}`
}
