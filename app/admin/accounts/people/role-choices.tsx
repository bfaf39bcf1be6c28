import { type Role, roleLines, roleNames, roles } from '#model/accounts/accounts.ts'

/** Radio buttons for the roles with their permissions. */
export function RoleChoices({ role: current }: { role: Role }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">Role</legend>
      {roles.map((role) => (
        <label key={role} className="role-choice">
          <input type="radio" name="role" value={role} defaultChecked={role === current} />
          <span className="grid">
            <span className="font-semibold">{roleNames[role]}</span>
            <span className="text-soft">{roleLines[role]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
