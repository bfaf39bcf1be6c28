import { Form, useNavigation } from 'react-router'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import type { ShownMessage } from '#server/features/mail/show-message.ts'
import { Button } from '#ui/button.tsx'

/** Retries a message. Resending a delivered one needs confirmation, and its content must still exist. */
export function SendAgain({ message: { state, recipient, rendered } }: { message: ShownMessage }) {
  const busy = useNavigation().formMethod === 'POST'
  if (!mayAct(usePerson().role, 'editor')) return null
  if (state === 'sent' && rendered) {
    return (
      <ConfirmButton
        label="Send again"
        variant="outline"
        question="Send this message again?"
        consequence={`${recipient} already received it and will get it a second time.`}
        confirm="Send again"
        values={{ intent: 'send-again' }}
      />
    )
  }
  if (state !== 'failed' && state !== 'waiting') return null
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="send-again" />
      <Button size="sm" type="submit" busy={busy}>
        {state === 'failed' ? 'Send again' : 'Send now'}
      </Button>
    </Form>
  )
}
