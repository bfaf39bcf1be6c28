import { DataTable } from '#app/admin/kit/data-table.tsx'
import { FormDialogButton } from '#app/admin/kit/form-dialog.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { RowMenu } from '#app/admin/kit/row-menu.tsx'
import { roleNames } from '#model/accounts/accounts.ts'
import type { Invitation } from '#server/features/accounts/people/list.ts'

/** Invitations that have not been accepted yet. */
export function InvitationTable({ invitations }: { invitations: Invitation[] }) {
  return (
    <section aria-labelledby="invitations" className="grid gap-3">
      <h2 id="invitations" className="text-section">
        Pending invitations
      </h2>
      <DataTable
        caption="Pending invitations"
        columns={['Email', 'Role', 'Expires', '']}
        hasLabels
        isWide
        empty="No pending invitations."
      >
        {invitations.map(({ id, email, role, until }) => (
          <tr key={id}>
            <td data-label="Email">{email}</td>
            <td data-label="Role">{roleNames[role]}</td>
            <td data-label="Expires">
              <Moment at={until} />
            </td>
            <td className="is-actions">
              <RowMenu name={email}>
                <FormDialogButton
                  look="row"
                  label="Withdraw"
                  aria-label={`Withdraw the invitation for ${email}`}
                  title={`Withdraw the invitation for ${email}?`}
                  values={{ intent: 'withdrawInvitation', id }}
                  submit="Withdraw"
                  variant="danger"
                >
                  <p>The link stops working.</p>
                </FormDialogButton>
              </RowMenu>
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  )
}
