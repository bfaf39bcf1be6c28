import { Link } from 'react-router'
import { Figure, Figures } from '#app/admin/kit/figures.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths, recipientsPath } from '#model/admin-paths.ts'
import type { OutboxState } from '#model/mail/outbox.ts'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'

/** How many have the issue, and how many do not. */
export function DeliveryFigures({ issue }: { issue: OpenedIssue }) {
  const { id, state, recipients, sent, failed, skipped, waiting, retried } = issue
  const isStopped = state === 'cancelled'
  const mayList = mayAct(usePerson().role, 'editor')
  return (
    <Figures>
      <Figure name="recipients" count={recipients}>
        {mayList && (
          <Link to={recipientsPath(id)} className="admin-link">
            By name
          </Link>
        )}
      </Figure>
      <Figure name="sent" count={sent} />
      <Figure name={isStopped ? 'not sent' : 'waiting'} count={waiting} />
      {!isStopped && retried > 0 && <Figure name="of them tried again" count={retried} />}
      <Figure name="skipped" count={skipped} />
      <Figure name="failed" count={failed}>
        {failed > 0 && mayList && (
          <Link to={`${recipientsPath(id)}?state=failed`} className="admin-link">
            Why
          </Link>
        )}
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
