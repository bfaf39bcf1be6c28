import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { SmallButton } from '#app/admin/kit/small-button.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { webhookEventNames, webhookEvents } from '#model/webhooks/webhook.ts'
import { Choices } from '#ui/field.tsx'
import { TextField } from '#ui/text-field.tsx'

type WebhookFormProps = {
  intent: 'add' | 'change'
  url?: string
  events?: readonly string[]
  answer: ActionResult<unknown> | undefined
}

/** What is called, and what it is told of. */
export function WebhookForm({ intent, url, events = [], answer }: WebhookFormProps) {
  const navigation = useNavigation()
  const busy = navigation.formData?.get('intent') === intent
  const errors = fieldErrors(answer)
  const address = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isSaidByField(answer)) address.current?.focus()
  }, [answer])
  return (
    <Form method="post" noValidate className="grid max-w-2xl gap-4">
      <input type="hidden" name="intent" value={intent} />
      <TextField
        ref={address}
        id="webhook-url"
        name="url"
        type="url"
        inputMode="url"
        label="Address"
        hint="Of the other system, such as https://example.com/hooks/wavelength."
        defaultValue={url}
        error={errors?.url}
        autoComplete="off"
        required
      />
      <Choices id="webhook-events" label="Told when" error={errors?.events}>
        {webhookEvents.map((event) => (
          <label key={event} className="check-line">
            <input
              type="checkbox"
              name="events"
              value={event}
              defaultChecked={events.includes(event)}
            />
            <span>
              {webhookEventNames[event]} <code className="text-soft">{event}</code>
            </span>
          </label>
        ))}
      </Choices>
      <div>
        <SmallButton type="submit" look="solid" busy={busy}>
          {intent === 'add' ? 'Add webhook' : 'Save'}
        </SmallButton>
      </div>
    </Form>
  )
}

/** True where the form's field says all there is to say, so that no banner repeats it. */
export function isSaidByField(answer: ActionResult<unknown> | undefined) {
  return answer?.ok === false && answer.errors?.url === answer.message
}
