import { Form, useNavigation } from 'react-router'
import { ConfirmButton } from '#app/admin/kit/confirm-button.tsx'
import { SmallButton } from '#app/admin/kit/small-button.tsx'

/** What can be done with one webhook besides changing it. */
export function WebhookActions({ isActive }: { isActive: boolean }) {
  const busy = useNavigation().formData?.get('intent')
  return (
    <div className="flex flex-wrap gap-2">
      <Form method="post">
        <input type="hidden" name="intent" value="test" />
        <SmallButton type="submit" look="solid" busy={busy === 'test'}>
          Send a test
        </SmallButton>
      </Form>
      <Form method="post">
        <input type="hidden" name="intent" value="switch" />
        <input type="hidden" name="to" value={isActive ? 'off' : 'on'} />
        <SmallButton type="submit" busy={busy === 'switch'}>
          {isActive ? 'Switch off' : 'Switch on'}
        </SmallButton>
      </Form>
      <ConfirmButton
        label="Renew the secret"
        question="The old secret signs nothing any more. Renew it?"
        confirm="Renew it"
        values={{ intent: 'renew' }}
      />
      <ConfirmButton
        label="Remove"
        question="Remove this webhook? What waits for it is not delivered any more."
        confirm="Remove it"
        values={{ intent: 'remove' }}
      />
    </div>
  )
}
