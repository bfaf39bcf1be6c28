import { type Role, roleNames, roles } from '#model/accounts/accounts.ts'
import { accessNames, roleAreas, roleNote } from '#model/accounts/role-areas.ts'
import { cn } from '#ui/cn.ts'

/** What each role may do in each area of the admin. */
export function RoleTable() {
  return (
    <details>
      <summary className="admin-link w-fit">What each role may do</summary>
      <div className="mt-3 grid max-w-3xl gap-3">
        <table className="w-full border-collapse text-small">
          <caption className="sr-only">What each role may do</caption>
          <thead>
            <tr className="border-b border-strong-line text-left">
              <th scope="col" className="py-2 pr-2 font-semibold">
                Area
              </th>
              {roles.map((role) => (
                <th key={role} scope="col" className="px-1 py-2 font-semibold sm:px-2">
                  {roleNames[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roleAreas.map(({ name, access }) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-2 pr-2 text-left font-normal">
                  {name}
                </th>
                {roles.map((role) => (
                  <AccessCell key={role} access={access[role]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-small text-soft">{roleNote}</p>
      </div>
    </details>
  )
}

function AccessCell({ access }: { access: (typeof roleAreas)[number]['access'][Role] }) {
  return (
    <td className={cn('px-1 py-2 sm:px-2', access !== 'write' && 'text-soft')}>
      {access === 'none' ? (
        <>
          <span aria-hidden="true">{accessNames.none}</span>
          <span className="sr-only">nothing</span>
        </>
      ) : (
        accessNames[access]
      )}
    </td>
  )
}
