import { Form, useNavigation } from 'react-router'
import { ConfirmButton } from '#app/admin/kit/confirm-button.tsx'
import { Button } from '#ui/button.tsx'

/** What can be done with one webhook besides changing it. */
export function WebhookActions({ isActive }: { isActive: boolean }) {
  const busy = useNavigation().formData?.get('intent')
  return (
    <div className="flex flex-wrap gap-2">
      <Form method="post">
        <input type="hidden" name="intent" value="test" />
        <Button size="sm" type="submit" busy={busy === 'test'}>
          Send a test
        </Button>
      </Form>
      <Form method="post">
        <input type="hidden" name="intent" value="switch" />
        <input type="hidden" name="to" value={isActive ? 'off' : 'on'} />
        <Button size="sm" variant="outline" type="submit" busy={busy === 'switch'}>
          {isActive ? 'Switch off' : 'Switch on'}
        </Button>
      </Form>
      <ConfirmButton
        label="Renew the secret"
        question="The old secret signs nothing any more. Renew it?"
        confirm="Renew it"
        values={{ intent: 'rotate-secret' }}
      />
      <ConfirmButton
        label="Remove"
        question="Remove this webhook? What waits for it is not delivered any more."
        confirm="Remove it"
        values={{ intent: 'delete' }}
      />
    </div>
  )
}
