import { DataTable } from '#app/admin/kit/data-table.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { PopoverForm } from '#app/admin/kit/popover-form.tsx'
import { roleNames } from '#model/accounts/accounts.ts'
import type { Invitation } from './service.ts'

/** Who was invited and has not come yet. */
export function InvitationTable({ invitations }: { invitations: Invitation[] }) {
  return (
    <section aria-labelledby="invitations" className="grid gap-3">
      <h2 id="invitations" className="admin-section-title">
        Invited
      </h2>
      <DataTable
        caption="Invitations that nobody has accepted yet"
        columns={['E-mail', 'Role', 'Works until', '']}
        hasLabels
        empty="Nobody is invited."
      >
        {invitations.map(({ id, email, role, until }) => (
          <tr key={id}>
            <td data-label="E-mail">{email}</td>
            <td data-label="Role">{roleNames[role]}</td>
            <td data-label="Works until">
              <Moment at={until} />
            </td>
            <td className="is-actions">
              <PopoverForm
                label="Withdraw"
                aria-label={`Withdraw the invitation of ${email}`}
                title={`Withdraw the invitation of ${email}?`}
                values={{ intent: 'withdrawInvitation', id }}
                confirm="Withdraw it"
                variant="danger"
              >
                <p>Its link stops working.</p>
              </PopoverForm>
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  )
}
