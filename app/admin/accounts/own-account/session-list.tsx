import { Form } from 'react-router'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { SESSION_IDLE_DAYS, SESSION_MAX_DAYS } from '#model/accounts/accounts.ts'
import type { ActionResult } from '#model/action-result.ts'
import type { OpenSession } from '#server/features/accounts/sessions.ts'
import { Button } from '#ui/button.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

type SessionListProps = {
  sessions: OpenSession[]
  result: ActionResult<unknown> | undefined
}

/** The account page's section of signed-in devices. */
export function SessionList({ sessions, result }: SessionListProps) {
  return (
    <section aria-labelledby="own-sessions" className="grid gap-3 border-line border-t pt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="grid gap-1">
          <h2 id="own-sessions" className="text-section">
            Signed-in devices
          </h2>
          <p className="text-soft">
            Don’t recognise one? Sign it out and change your password. Sessions end after{' '}
            {SESSION_IDLE_DAYS} days without use, or {SESSION_MAX_DAYS} days after sign-in.
          </p>
        </div>
        <SignOutEverywhere isMe name="" count={sessions.length - 1} intent="endOtherSessions" />
      </div>
      <FormAlert result={result} />
      <SessionTable sessions={sessions} />
    </section>
  )
}

/** Signed-in devices with a button to sign out each, except the current one. */
export function SessionTable({ sessions }: { sessions: OpenSession[] }) {
  return (
    <DataTable
      caption="Devices that are signed in"
      columns={['Device', 'IP address', 'Since', 'Last used', '']}
      hasLabels
      empty="No devices are signed in."
    >
      {sessions.map((session) => (
        <tr key={session.id}>
          <td data-label="Device">{session.device}</td>
          <td data-label="IP address">{session.address}</td>
          <td data-label="Since">
            <Moment at={session.since} />
          </td>
          <td data-label="Last used">
            <Moment at={session.lastUsed} />
          </td>
          <td className="is-actions">
            {session.isThis ? <Tag tone="good">This device</Tag> : <SignOutButton {...session} />}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

function SignOutButton({ id, device }: OpenSession) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="endSession" />
      <input type="hidden" name="id" value={id} />
      <Button size="sm" variant="outline" type="submit" aria-label={`Sign out ${device}`}>
        Sign out
      </Button>
    </Form>
  )
}
