import { Form, useNavigation } from 'react-router'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { SECRET_OVERLAP_HOURS } from '#model/webhooks/webhook.ts'
import { Button } from '#ui/button.tsx'

/** Buttons to test, turn off, delete and rotate the secret of a webhook. */
export function WebhookActions({ isActive }: { isActive: boolean }) {
  const busyIntent = useNavigation().formData?.get('intent')
  return (
    <div className="flex flex-wrap gap-2">
      <Form method="post">
        <input type="hidden" name="intent" value="test" />
        <Button size="sm" variant="outline" type="submit" busy={busyIntent === 'test'}>
          Send a test
        </Button>
      </Form>
      <Form method="post">
        <input type="hidden" name="intent" value="switch" />
        <input type="hidden" name="to" value={isActive ? 'off' : 'on'} />
        <Button size="sm" variant="outline" type="submit" busy={busyIntent === 'switch'}>
          {isActive ? 'Turn off' : 'Turn on'}
        </Button>
      </Form>
      <ConfirmButton
        label="Rotate secret"
        question="Rotate the secret?"
        consequence={`Deliveries are signed with both for ${SECRET_OVERLAP_HOURS} hours. Enter the new secret at the receiver before they are over.`}
        confirm="Rotate secret"
        values={{ intent: 'rotate-secret' }}
      />
      <ConfirmButton
        label="Delete"
        question="Delete this webhook?"
        consequence="It gets no more events, and waiting deliveries are cancelled. This can’t be undone."
        confirm="Delete webhook"
        values={{ intent: 'delete' }}
      />
    </div>
  )
}
