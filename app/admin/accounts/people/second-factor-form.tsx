import { Form } from 'react-router'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { useEmptyForm } from '#app/admin/kit/use-empty-form.ts'
import {
  type SecondFactorRule,
  secondFactorRuleNames,
  secondFactorRules,
} from '#model/accounts/accounts.ts'
import type { ActionResult } from '#model/action-result.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'

type SecondFactorFormProps = {
  rule: SecondFactorRule
  result: ActionResult<unknown> | undefined
}

/** Sets who must have a second factor. */
export function SecondFactorForm({ rule, result }: SecondFactorFormProps) {
  const form = useEmptyForm(result)
  const errors = fieldErrors(result)
  return (
    <section aria-labelledby="two-factor" className="admin-panel">
      <div className="grid gap-1">
        <h2 id="two-factor" className="admin-section-title">
          Two-factor authentication
        </h2>
        <p className="max-w-[70ch] text-soft">
          Who must use an authenticator app or a passkey. Anyone without one is asked to set it up
          before they can continue.
        </p>
      </div>
      <FormAlert result={result} />
      <Form ref={form} method="post" noValidate preventScrollReset className="account-form">
        <input type="hidden" name="intent" value="requireSecondFactor" />
        <SelectField
          key={rule}
          id="two-factor-rule"
          name="rule"
          label="Required for"
          defaultValue={rule}
          error={errors?.rule}
        >
          {secondFactorRules.map((name) => (
            <option key={name} value={name}>
              {secondFactorRuleNames[name]}
            </option>
          ))}
        </SelectField>
        <TextField
          id="two-factor-password"
          name="password"
          type="password"
          label="Your password"
          autoComplete="current-password"
          error={errors?.password}
          required
        />
        <Button size="sm" variant="outline" type="submit">
          Save
        </Button>
      </Form>
    </section>
  )
}
