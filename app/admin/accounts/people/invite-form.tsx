import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { FormDialogButton } from '#app/admin/kit/form-dialog.tsx'
import { OneTimeSecret } from '#app/admin/kit/one-time-secret.tsx'
import { INVITATION_DAYS, roleNames, roles } from '#model/accounts/accounts.ts'
import type { ActionResult } from '#model/action-result.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { OwnPassword } from './own-password.tsx'
import { RoleTable } from './role-table.tsx'

type Result = ActionResult<{ email: string; link: string } | null> | undefined

/** Opens a dialog that asks for an address, a role and one's own password. */
export function InviteButton({ result, sendsMail }: { result: Result; sendsMail: boolean }) {
  const errors = fieldErrors(result)
  return (
    <FormDialogButton
      label="Invite someone"
      aria-label="Invite someone"
      title="Invite someone"
      look="solid"
      values={{ intent: 'invite' }}
      submit="Invite"
      answer={{ result }}
    >
      <p>
        {sendsMail
          ? `They get an email with a link that works once, for ${INVITATION_DAYS} days.`
          : `No mail server is set up yet, so you get a link to pass on. It works once, for ${INVITATION_DAYS} days.`}
      </p>
      <TextField
        id="invite-email"
        name="email"
        type="email"
        label="Email"
        autoComplete="off"
        error={errors?.email}
        required
      />
      <SelectField
        id="invite-role"
        name="role"
        label="Role"
        defaultValue="editor"
        error={errors?.role}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
      </SelectField>
      <OwnPassword id="invite-password" error={errors?.password} />
      <RoleTable />
    </FormDialogButton>
  )
}

/** Says that an invitation was sent, or has its link if it was not. */
export function NewInvitation({ result, origin }: { result: Result; origin: string | undefined }) {
  if (!result?.ok) return null
  if (!result.value) return <FormAlert result={result} />
  const { email, link } = result.value
  return (
    <OneTimeSecret
      sentence={
        <>
          Send this link to <strong>{email}</strong> privately. It is shown only once. Anyone who
          has it can claim the account.
        </>
      }
      text={new URL(link, origin).href}
      copy="Copy link"
    />
  )
}
