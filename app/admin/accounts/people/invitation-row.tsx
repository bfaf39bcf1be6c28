import { FormDialogButton } from '#app/admin/kit/form-dialog.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { RowMenu } from '#app/admin/kit/row-menu.tsx'
import { roleNames } from '#model/accounts/accounts.ts'
import type { Invitation } from '#server/features/accounts/people/list.ts'

/** Somebody who has not accepted the invitation yet, below those who have an account. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, role, until } = invitation
  return (
    <tr>
      <td data-label="Person">
        <span className="grid">
          <span className="font-semibold wrap-anywhere">{email}</span>
          <span className="text-soft">
            Invited until <Moment at={until} style="day" />
          </span>
        </span>
      </td>
      <td data-label="Role">{roleNames[role]}</td>
      <td />
      <td />
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
  )
}
