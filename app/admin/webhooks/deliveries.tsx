import { Form, Link } from 'react-router'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { StateTag } from '#app/admin/mail/state-tag.tsx'
import { messagePath } from '#model/admin-paths.ts'
import type { Delivery } from '#server/features/webhooks/show-webhook.ts'
import { Button } from '#ui/button.tsx'
import { AttemptLog } from './attempt-log.tsx'

/** The deliveries of a webhook, newest first. */
export function Deliveries({ deliveries }: { deliveries: Delivery[] }) {
  return (
    <DataTable
      caption="Deliveries, newest first"
      columns={['Event', 'Status', 'Attempts', 'Created', '']}
      empty="Nothing has been delivered yet. Send a test to check the URL."
    >
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </DataTable>
  )
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { id, event, state, attempts, log, lastError, dueAt, createdAt } = delivery
  return (
    <tr>
      <td>
        <Link to={messagePath(id)} className="row-link">
          {event}
        </Link>
      </td>
      <td>
        <span className="grid gap-0.5">
          <StateTag state={state} />
          {lastError && state !== 'sent' && (
            <span className="max-w-[60ch] text-soft">{lastError}</span>
          )}
          {lastError && state === 'waiting' && (
            <span className="max-w-[60ch] text-soft">
              Next attempt <Moment at={dueAt} />
            </span>
          )}
        </span>
      </td>
      <td>
        <AttemptLog attempts={attempts} log={log} />
      </td>
      <td className="whitespace-nowrap">
        <Moment at={createdAt} />
      </td>
      <td className="is-actions">
        <SendAgainButton delivery={delivery} />
      </td>
    </tr>
  )
}

function SendAgainButton({ delivery: { id, event, state } }: { delivery: Delivery }) {
  if (state === 'sent') {
    return (
      <ConfirmButton
        label="Send again"
        aria-label={`Send again: ${event}`}
        variant="outline"
        question="Send this delivery again?"
        consequence="The receiver already accepted it and will get it a second time."
        confirm="Send again"
        values={{ intent: 'send-again', delivery: id }}
      />
    )
  }
  if (state !== 'failed' && state !== 'waiting') return null
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="send-again" />
      <input type="hidden" name="delivery" value={id} />
      <Button size="sm" variant="outline" type="submit">
        {state === 'failed' ? 'Send again' : 'Send now'}
      </Button>
    </Form>
  )
}
