import { Form, useNavigation } from 'react-router'
import type { AdminAnswer } from '#model/admin-answer.ts'
import { CONSENT_SOURCE_MAX } from '#model/subscriber.ts'
import { TextField } from '#ui/text-field.tsx'
import { AnswerBanner } from '../ui/answer-banner.tsx'
import { errorsOf } from '../ui/errors-of.ts'
import { SmallButton } from '../ui/small-button.tsx'
import { useEmptyForm } from '../ui/use-empty-form.ts'

/** One address by hand; its owner confirms it by mail. */
export function AddOne({ answer }: { answer: AdminAnswer | undefined }) {
  const form = useEmptyForm(answer)
  const { state, formData } = useNavigation()
  const errors = errorsOf(answer)
  return (
    <section aria-labelledby="one" className="admin-panel">
      <h2 id="one" className="admin-section-title">
        One address
      </h2>
      <AnswerBanner answer={answer} />
      <Form ref={form} method="post" noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="add" />
        <TextField
          id="email"
          name="email"
          type="email"
          label="E-mail"
          autoComplete="off"
          error={errors?.email}
          required
        />
        <TextField
          id="said"
          name="source"
          label="How did they ask for it?"
          hint="They read it in the mail: “Asked for it at our stand, WebSummit 2026”."
          autoComplete="off"
          maxLength={CONSENT_SOURCE_MAX}
          error={errors?.source}
          required
        />
        <SmallButton
          type="submit"
          look="solid"
          busy={state !== 'idle' && formData?.get('intent') === 'add'}
        >
          Add and ask for the confirmation
        </SmallButton>
      </Form>
    </section>
  )
}
