import { type FormEvent, useState } from 'react'
import type { FormResult } from '#model/form-result.ts'
import { CONSENT_VERSION, consentTexts, newsletterMessages } from '#model/newsletter/newsletter.ts'
import { paths } from '#model/paths.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'

/** Milliseconds until a request counts as a network failure. */
const TIMEOUT = 15_000

type State = { busy: boolean; message: string }

type NewsletterFormProps = {
  /** Unique on the page, which may contain this form twice (footer and content). */
  id: string
  /** The result of a native post. */
  answer?: FormResult
}

/** Newsletter sign-up (specification 2.4, 7 and 8). */
export function NewsletterForm({ id, answer }: NewsletterFormProps) {
  const [state, setState] = useState<State>({ busy: false, message: answer?.message ?? '' })

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setState({ busy: true, message: '' })
    const message = await subscribe(String(new FormData(form).get('email')))
    if (isSuccess(message)) form.reset()
    setState({ busy: false, message })
  }

  return (
    <form method="post" action={paths.newsletter} onSubmit={onSubmit} className="grid gap-2.5">
      <label htmlFor={`${id}-email`} className="text-small">
        Your e-mail address
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          required
          autoComplete="email"
          defaultValue={answer?.values?.email}
          aria-describedby={`${id}-message`}
          className="input min-w-0 flex-[1_1_12rem]"
        />
        <Button type="submit" busy={state.busy} disabled={state.busy}>
          Subscribe
        </Button>
      </div>
      <p
        id={`${id}-message`}
        role="status"
        className={cn('min-h-6 text-small', isSuccess(state.message) ? 'text-well' : 'text-alarm')}
      >
        {state.message}
      </p>
      <p className="max-w-[44ch] text-small text-soft">{consentTexts[CONSENT_VERSION]}</p>
    </form>
  )
}

async function subscribe(email: string) {
  try {
    const response = await fetch('/api/newsletter/subscribe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const answer: { message?: string } = await response.json().catch(() => ({}))
    return answer.message ?? newsletterMessages.failure
  } catch {
    return newsletterMessages.network
  }
}

/** Specification 8: the colour depends on the text. */
function isSuccess(message: string) {
  return message.includes('Successfully')
}
