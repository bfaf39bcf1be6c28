import { useState } from 'react'
import { roleNames } from '#model/accounts.ts'
import { ConfirmButton } from '../ui/confirm-button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { Moment } from '../ui/moment.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { Tag } from '../ui/tag.tsx'
import { RoleModal } from './role-modal.tsx'
import type { Colleague } from './service.ts'

export function PeopleTable({ people }: { people: Colleague[] }) {
  const [changing, change] = useState<Colleague | null>(null)
  const owners = people.filter(({ role }) => role === 'owner').length
  return (
    <>
      <DataTable
        caption="Everybody with an account"
        columns={['Person', 'Role', 'Second factor', 'Last seen', '']}
        hasLabels
        empty="Nobody has an account."
      >
        {people.map((person) => (
          <tr key={person.id}>
            <td data-label="Person">
              <span className="grid">
                <span className="font-semibold">
                  {person.name}
                  {person.isMe && <span className="font-normal text-soft"> (you)</span>}
                </span>
                <span className="text-soft">{person.email}</span>
              </span>
            </td>
            <td data-label="Role">{roleNames[person.role]}</td>
            <td data-label="Second factor">
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
              <span className="flex flex-wrap gap-2 md:justify-end">
                {(person.role !== 'owner' || owners > 1) && (
                  <SmallButton
                    type="button"
                    aria-label={`Change role of ${person.name}`}
                    onClick={() => change(person)}
                  >
                    Change role
                  </SmallButton>
                )}
                {!person.isMe && <RemoveButton {...person} />}
              </span>
            </td>
          </tr>
        ))}
      </DataTable>
      {changing && <RoleModal person={changing} onClose={() => change(null)} />}
    </>
  )
}

function RemoveButton({ id, name }: Colleague) {
  return (
    <ConfirmButton
      label="Remove"
      aria-label={`Remove ${name}`}
      question={`Remove ${name}? They are signed out at once, and what they wrote stays.`}
      confirm="Remove the account"
      values={{ intent: 'remove', id }}
    />
  )
}
