import { Form } from 'react-router'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { OneTimeSecret } from '#app/admin/kit/one-time-secret.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import { useEmptyForm } from '#app/admin/kit/use-empty-form.ts'
import { INVITATION_DAYS, roleNames, roles } from '#model/accounts/accounts.ts'
import type { ActionResult } from '#model/action-result.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { RoleTable } from './role-table.tsx'

type NewInvitation = { email: string; link: string } | null
type InviteFormProps = {
  result: ActionResult<NewInvitation> | undefined
  origin: string | undefined
  sendsMail: boolean
}

export function InviteForm({ result, origin, sendsMail }: InviteFormProps) {
  const form = useEmptyForm(result)
  const errors = fieldErrors(result)
  const invitation = result?.ok ? result.value : null
  return (
    <Panel aria-labelledby="invite">
      <SectionHeading
        id="invite"
        title="Invite someone"
        intro={`${
          sendsMail
            ? `They get an email with a link that works once, for ${INVITATION_DAYS} days.`
            : `No mail server is set up yet, so you get a link to pass on. It works once, for ${INVITATION_DAYS} days.`
        }`}
      />
      <FormAlert result={invitation ? undefined : result} />
      <Form
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        className="grid gap-4 md:grid-cols-[minmax(--spacing(48),--spacing(88))_--spacing(36)_minmax(--spacing(36),--spacing(60))_auto] md:items-start md:justify-start"
      >
        <input type="hidden" name="intent" value="invite" />
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
        <TextField
          id="invite-password"
          name="password"
          type="password"
          label="Your password"
          autoComplete="current-password"
          error={errors?.password}
          required
        />
        {/* Aligns the button with the inputs, not with their labels. */}
        <Button size="sm" type="submit" className="md:mt-7">
          Invite
        </Button>
      </Form>
      <RoleTable />
      {invitation && (
        <InvitationLink {...invitation} link={new URL(invitation.link, origin).href} />
      )}
    </Panel>
  )
}

function InvitationLink({ email, link }: NonNullable<NewInvitation>) {
  return (
    <OneTimeSecret
      sentence={
        <>
          Send this link to <strong>{email}</strong> privately. It is shown only once. Anyone who
          has it can claim the account.
        </>
      }
      text={link}
      copy="Copy link"
    />
  )
}
