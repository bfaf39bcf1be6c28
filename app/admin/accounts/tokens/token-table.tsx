import { DataTable } from '#app/admin/kit/data-table.tsx'
import { FormDialogButton } from '#app/admin/kit/form-dialog.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { tokenScopeNames } from '#model/accounts/tokens.ts'
import type { AccessToken } from '#server/features/accounts/tokens/list-tokens.ts'

type TokenTableProps = {
  title: string
  tokens: AccessToken[]
  /** Also names whose they are. */
  hasPeople?: boolean
}

/** Access tokens, with a button to revoke each. */
export function TokenTable({ title, tokens, hasPeople = false }: TokenTableProps) {
  const columns = ['Name', 'May', 'Last used', 'Works until', '']
  return (
    <section aria-labelledby="tokens" className="grid gap-3">
      <h2 id="tokens" className="text-section">
        {title}
      </h2>
      <DataTable
        caption={title}
        columns={hasPeople ? ['Person', ...columns] : columns}
        hasLabels
        isWide
        empty="No tokens."
      >
        {tokens.map((token) => (
          <tr key={token.id}>
            {hasPeople && <td data-label="Person">{token.person}</td>}
            <td data-label="Name">
              <span className="font-semibold">{token.name}</span>
            </td>
            <td data-label="May">{tokenScopeNames[token.scope]}</td>
            <td data-label="Last used">
              {token.lastUsed ? (
                <Moment at={token.lastUsed} />
              ) : (
                <span className="text-soft">Never</span>
              )}
            </td>
            <td data-label="Works until">
              {token.hasExpired ? <Tag>Expired</Tag> : <Moment at={token.until} style="day" />}
            </td>
            <td className="is-actions">
              <Revoke {...token} whose={hasPeople ? token.person : ''} />
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  )
}

function Revoke({ id, name, whose }: AccessToken & { whose: string }) {
  const named = whose ? `“${name}” of ${whose}` : `“${name}”`
  return (
    <FormDialogButton
      look="row"
      label="Revoke"
      aria-label={`Revoke ${named}`}
      title={`Revoke ${named}?`}
      values={{ intent: 'revokeToken', id }}
      submit="Revoke token"
      variant="danger"
    >
      <p>The program that uses it no longer gets in. What it drafted stays.</p>
    </FormDialogButton>
  )
}
