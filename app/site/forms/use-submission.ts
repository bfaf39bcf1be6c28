import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FormResult, isStored } from '#model/form-result.ts'
import { SUBMIT_DELAY } from '#model/leads/inquiry.ts'
import { newIdempotencyKey, sendForm } from './send-form.ts'

type Submission = {
  busy: boolean
  /** Uploaded fraction, 0 to 1. */
  progress: number
  /** The server's last result; null before the first submission and while sending. */
  answer: FormResult | null
}

type Options = {
  path: string
  /** Shown if the server is unreachable or its response has no message. */
  failure: string
  /** The result of a native post, which the browser has focused. */
  initialAnswer?: FormResult
  banner: RefObject<HTMLElement | null>
  onStored: () => void
}

/**
 * Submission state of a form: idle, submitting, answered. The result appears after 1500 ms
 * at the earliest. Retrying an unchanged form cannot store it twice.
 */
export function useSubmission({ path, failure, initialAnswer, banner, onStored }: Options) {
  const [submission, setSubmission] = useState<Submission>({
    busy: false,
    progress: 0,
    answer: initialAnswer ?? null,
  })
  const key = useRef<string>(null)

  // In an effect, because the banner must be rendered before it can take focus.
  const { answer: shown } = submission
  useEffect(() => {
    if (shown && shown !== initialAnswer) banner.current?.focus()
  }, [shown, initialAnswer, banner])

  function showAnswer(answer: FormResult) {
    setSubmission({ busy: false, progress: 0, answer })
  }

  async function send(body: FormData) {
    setSubmission({ busy: true, progress: 0, answer: null })
    key.current ??= newIdempotencyKey()
    const [answer] = await Promise.all([
      sendForm({
        path,
        body,
        idempotencyKey: key.current,
        onProgress: (progress) => setSubmission({ busy: true, progress, answer: null }),
      }),
      new Promise((resolve) => setTimeout(resolve, SUBMIT_DELAY)),
    ])
    if (answer && isStored(answer)) {
      key.current = null
      onStored()
    }
    showAnswer(answer?.message ? answer : { status: 0, message: failure })
  }

  /** To be called on every edit: a changed form is a new submission. */
  function resetKey() {
    key.current = null
  }

  return { submission, send, showAnswer, resetKey }
}
