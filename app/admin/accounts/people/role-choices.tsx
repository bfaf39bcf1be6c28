import { RadioField } from '#app/admin/kit/check-field.tsx'
import { type Role, roleLines, roleNames, roles } from '#model/accounts/accounts.ts'

/** Radio buttons for the roles with their permissions. */
export function RoleChoices({ role: current }: { role: Role }) {
  return (
    <fieldset>
      <legend className="sr-only">Role</legend>
      {roles.map((role) => (
        <RadioField
          key={role}
          name="role"
          value={role}
          defaultChecked={role === current}
          title={roleNames[role]}
          line={roleLines[role]}
        />
      ))}
    </fieldset>
  )
}
