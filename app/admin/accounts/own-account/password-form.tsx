import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { useEmptyForm } from '#app/admin/kit/use-empty-form.ts'
import { PASSWORD_MIN } from '#model/accounts/accounts.ts'
import type { ActionResult } from '#model/action-result.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AccountForm, AccountSection } from './account-section.tsx'

type PasswordFormProps = { email: string; result: ActionResult<unknown> | undefined }

export function PasswordForm({ email, result }: PasswordFormProps) {
  const form = useEmptyForm(result)
  const errors = fieldErrors(result)
  return (
    <AccountSection
      id="own-password"
      title="Password"
      result={result}
      intro="Changing it signs out your other devices."
    >
      <AccountForm ref={form}>
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
          hint={`At least ${PASSWORD_MIN} characters. A few unrelated words work well.`}
          autoComplete="new-password"
          error={errors?.password}
          required
        />
        <Button size="sm" variant="outline" type="submit">
          Change password
        </Button>
      </AccountForm>
    </AccountSection>
  )
}
