import { Link } from 'react-router'
import { Figure, Figures } from '#app/admin/kit/figures.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import type { OutboxState } from '#model/mail/outbox.ts'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'

/** How many have the issue, and how many do not. */
export function DeliveryFigures({ issue }: { issue: OpenedIssue }) {
  const { state, recipients, sent, failed, skipped, waiting, retried } = issue
  const isStopped = state === 'cancelled'
  return (
    <Figures>
      <Figure name="subscribers" count={recipients} />
      <Figure name="sent" count={sent} />
      <Figure name={isStopped ? 'not sent' : 'waiting'} count={waiting} />
      {!isStopped && retried > 0 && <Figure name="of them tried again" count={retried} />}
      <Figure name="skipped" count={skipped} />
      <Figure name="failed" count={failed}>
        {failed > 0 && <MailLogLink state="failed">Mail log</MailLogLink>}
      </Figure>
    </Figures>
  )
}

/** Leads to these emails of all issues. */
export function MailLogLink({ state, children }: { state: OutboxState; children: string }) {
  return (
    <Link to={`${adminPaths.mail}?topic=issue&state=${state}`} className="admin-link">
      {children}
    </Link>
  )
}
