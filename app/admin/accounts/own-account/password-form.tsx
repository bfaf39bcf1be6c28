import { Form } from 'react-router'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { SmallButton } from '#app/admin/kit/small-button.tsx'
import { useEmptyForm } from '#app/admin/kit/use-empty-form.ts'
import { PASSWORD_MIN } from '#model/accounts/accounts.ts'
import type { ActionResult } from '#model/action-result.ts'
import { TextField } from '#ui/text-field.tsx'
import { AccountSection } from './account-section.tsx'

type PasswordFormProps = { email: string; answer: ActionResult<unknown> | undefined }

export function PasswordForm({ email, answer }: PasswordFormProps) {
  const form = useEmptyForm(answer)
  const errors = fieldErrors(answer)
  return (
    <AccountSection
      id="own-password"
      title="Password"
      lead="With a new one, every other device is signed out."
    >
      <Form ref={form} method="post" noValidate preventScrollReset className="account-form">
        <input type="hidden" name="intent" value="changePassword" />
        <input type="text" hidden autoComplete="username" value={email} readOnly />
        <TextField
          id="current"
          name="current"
          type="password"
          label="Current password"
          autoComplete="current-password"
          error={errors?.current}
          required
        />
        <TextField
          id="password"
          name="password"
          type="password"
          label="New password"
          hint={`At least ${PASSWORD_MIN} characters. A few words in a row are a good one.`}
          autoComplete="new-password"
          error={errors?.password}
          required
        />
        <SmallButton type="submit">Change the password</SmallButton>
      </Form>
    </AccountSection>
  )
}
