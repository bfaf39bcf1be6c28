import { DataTable } from '#app/admin/kit/data-table.tsx'
import { FormDialogButton } from '#app/admin/kit/form-dialog.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { PASSKEY_NAME_MAX } from '#model/accounts/accounts.ts'
import type { ActionResult } from '#model/action-result.ts'
import type { OwnAccount } from '#server/features/accounts/own-account.ts'
import type { Passkey } from '#server/features/accounts/passkeys.ts'
import { TextField } from '#ui/text-field.tsx'
import { AccountSection } from './account-section.tsx'
import { AddPasskey } from './add-passkey.tsx'

type PasskeysProps = { account: OwnAccount; result: ActionResult<unknown> | undefined }

/** The list of passkeys, with forms to add, rename and remove them. */
export function Passkeys({ account: { passkeys, passkeyRealm }, result }: PasskeysProps) {
  return (
    <AccountSection
      id="own-passkeys"
      title="Passkeys"
      result={result}
      hasFields={false}
      intro="Sign in with your fingerprint, face or PIN instead of a password and code."
    >
      {passkeys.length > 0 && (
        <DataTable
          caption="Your passkeys"
          columns={['Name', 'Added', 'Last used', '']}
          hasLabels
          empty=""
        >
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </DataTable>
      )}
      <AddPasskey realm={passkeyRealm} />
    </AccountSection>
  )
}

function PasskeyRow({ passkey: { id, name, since, lastUsed } }: { passkey: Passkey }) {
  return (
    <tr>
      <td data-label="Name">
        <span className="font-semibold">{name}</span>
      </td>
      <td data-label="Added">
        <Moment at={since} style="day" />
      </td>
      <td data-label="Last used">
        {lastUsed ? <Moment at={lastUsed} style="day" /> : <span className="text-soft">Never</span>}
      </td>
      <td className="is-actions">
        <span className="flex flex-wrap gap-2 md:justify-end">
          <FormDialogButton
            label="Rename"
            aria-label={`Rename ${name}`}
            title={`Rename ${name}`}
            values={{ intent: 'renamePasskey', id }}
            submit="Save name"
          >
            <TextField
              id={`name-${id}`}
              name="name"
              label="Name"
              defaultValue={name}
              maxLength={PASSKEY_NAME_MAX}
              autoComplete="off"
              required
            />
          </FormDialogButton>
          <FormDialogButton
            label="Remove"
            aria-label={`Remove ${name}`}
            title={`Remove ${name}?`}
            values={{ intent: 'removePasskey', id }}
            submit="Remove passkey"
            variant="danger"
          >
            <p>You won’t be able to sign in with it.</p>
            <TextField
              id={`password-${id}`}
              name="password"
              type="password"
              label="Your password"
              autoComplete="current-password"
              required
            />
          </FormDialogButton>
        </span>
      </td>
    </tr>
  )
}
