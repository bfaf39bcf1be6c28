import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FormResult, isStored } from '#model/form-result.ts'
import { SUBMIT_DELAY } from '#model/leads/inquiry.ts'
import { newIdempotencyKey, sendForm } from './send-form.ts'

type Submission = {
  busy: boolean
  /** Share of the upload that has left, 0 to 1. */
  progress: number
  /** What the server said last, null before that and while sending. */
  answer: FormResult | null
}

type Options = {
  path: string
  /** Shown when the server could not be reached or gave no reason. */
  failure: string
  given?: FormResult
  banner: RefObject<HTMLElement | null>
  onStored: () => void
}

/**
 * The states of a form with a file: idle, submitting, answered (specification 4). The answer shows when
 * the server has given it and not before 1500 ms. A retry of the same text cannot be stored twice.
 */
export function useSubmission({ path, failure, given, banner, onStored }: Options) {
  const [submission, setSubmission] = useState<Submission>({
    busy: false,
    progress: 0,
    answer: given ?? null,
  })
  const key = useRef<string>(null)

  // After the render, so that the banner is there to take the focus; an answer that came with the page, too.
  const { answer: shown } = submission
  useEffect(() => {
    if (shown) banner.current?.focus()
  }, [shown, banner])

  function settle(answer: FormResult) {
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
    settle(answer?.message ? answer : { status: 0, message: failure })
  }

  /** What is sent next differs from what was sent before: it is another message. */
  function changed() {
    key.current = null
  }

  return { submission, send, settle, changed }
}
