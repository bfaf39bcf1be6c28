import { Form, useNavigation } from 'react-router'
import { CheckField } from '#app/admin/kit/check-field.tsx'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import type { ActionResult } from '#model/action-result.ts'
import { webhookEventNames, webhookEvents } from '#model/webhooks/webhook.ts'
import { Button } from '#ui/button.tsx'
import { Choices } from '#ui/field.tsx'
import { TextField } from '#ui/text-field.tsx'

type WebhookFormProps = {
  intent: 'add' | 'change'
  url?: string
  events?: readonly string[]
  result: ActionResult<unknown> | undefined
}

/** The URL and events of a webhook. */
export function WebhookForm({ intent, url, events = [], result }: WebhookFormProps) {
  const navigation = useNavigation()
  const busy = navigation.formData?.get('intent') === intent
  const errors = fieldErrors(result)
  return (
    <Form method="post" noValidate className="grid max-w-2xl gap-4">
      <input type="hidden" name="intent" value={intent} />
      <TextField
        id="webhook-url"
        name="url"
        type="url"
        inputMode="url"
        label="URL"
        hint="For example https://example.com/hooks/wavelength."
        defaultValue={url}
        error={errors?.url}
        autoComplete="off"
        required
      />
      <Choices id="webhook-events" label="Events" error={errors?.events}>
        {webhookEvents.map((event) => (
          <CheckField
            key={event}
            name="events"
            value={event}
            defaultChecked={events.includes(event)}
            className="basis-full"
          >
            {webhookEventNames[event]} <code className="text-soft">{event}</code>
          </CheckField>
        ))}
      </Choices>
      <div>
        <Button size="sm" type="submit" busy={busy}>
          {intent === 'add' ? 'Add webhook' : 'Save'}
        </Button>
      </div>
    </Form>
  )
}
