import { Link } from 'react-router'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { FormDialogButton } from '#app/admin/kit/form-dialog.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { RowMenu } from '#app/admin/kit/row-menu.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { roleNames } from '#model/accounts/accounts.ts'
import { adminPaths, personPath } from '#model/admin-paths.ts'
import type { Colleague, Invitation } from '#server/features/accounts/people/list.ts'
import { InvitationRow } from './invitation-row.tsx'
import { OwnPassword } from './own-password.tsx'
import { RoleChoices } from './role-choices.tsx'

type PeopleTableProps = { people: Colleague[]; invitations: Invitation[] }

/** Who has an account, and who is invited. */
export function PeopleTable({ people, invitations }: PeopleTableProps) {
  const owners = people.filter(({ role }) => role === 'owner').length
  return (
    <DataTable
      caption="People with an account, and invitations"
      columns={['Person', 'Role', 'Two-factor', 'Last seen', '']}
      hasLabels
      isWide
      empty="No accounts."
    >
      {[
        ...people.map((person) => (
          <tr key={person.id}>
            <td data-label="Person">
              <span className="grid">
                <span className="font-semibold">
                  <Link
                    to={person.isMe ? adminPaths.account : personPath(person.id)}
                    className="row-link"
                  >
                    {person.name}
                  </Link>
                  {person.isMe && <span className="font-normal text-soft"> (you)</span>}
                </span>
                <span className="text-soft">{person.email}</span>
              </span>
            </td>
            <td data-label="Role">{roleNames[person.role]}</td>
            <td data-label="Two-factor">
              <Tag tone={person.hasSecondFactor ? 'good' : 'quiet'}>
                {person.hasSecondFactor ? 'On' : 'Off'}
              </Tag>
            </td>
            <td data-label="Last seen">
              {person.lastSeen ? (
                <Moment at={person.lastSeen} />
              ) : (
                <span className="text-soft">Signed out</span>
              )}
            </td>
            <td className="is-actions">
              {(owners > 1 || person.role !== 'owner' || !person.isMe) && (
                <RowMenu name={person.name}>
                  {(person.role !== 'owner' || owners > 1) && <ChangeRole {...person} />}
                  {!person.isMe && <Remove {...person} />}
                </RowMenu>
              )}
            </td>
          </tr>
        )),
        ...invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        )),
      ]}
    </DataTable>
  )
}

function ChangeRole({ id, name, role }: Colleague) {
  return (
    <FormDialogButton
      look="row"
      label="Change role"
      aria-label={`Change role of ${name}`}
      title={`Role of ${name}`}
      values={{ intent: 'changeRole', id }}
      submit="Save"
    >
      <RoleChoices key={role} role={role} />
      <OwnPassword id={`role-password-${id}`} />
    </FormDialogButton>
  )
}

function Remove({ id, name }: Colleague) {
  return (
    <FormDialogButton
      look="row"
      label="Remove"
      aria-label={`Remove ${name}`}
      title={`Remove ${name}?`}
      values={{ intent: 'remove', id }}
      submit="Remove account"
      variant="danger"
    >
      <p>
        They are signed out immediately, and invitations that they made stop working. Their work is
        kept.
      </p>
      <OwnPassword id={`remove-password-${id}`} />
    </FormDialogButton>
  )
}
