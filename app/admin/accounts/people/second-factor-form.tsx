import { Form } from 'react-router'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { SmallButton } from '#app/admin/kit/small-button.tsx'
import { useEmptyForm } from '#app/admin/kit/use-empty-form.ts'
import {
  type SecondFactorRule,
  secondFactorRuleNames,
  secondFactorRules,
} from '#model/accounts/accounts.ts'
import type { ActionResult } from '#model/action-result.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'

type SecondFactorFormProps = {
  rule: SecondFactorRule
  answer: ActionResult<unknown> | undefined
}

/** Whose accounts need a second factor. */
export function SecondFactorForm({ rule, answer }: SecondFactorFormProps) {
  const form = useEmptyForm(answer)
  const errors = fieldErrors(answer)
  return (
    <section aria-labelledby="two-factor" className="admin-panel">
      <div className="grid gap-1">
        <h2 id="two-factor" className="admin-section-title">
          Two-factor authentication
        </h2>
        <p className="max-w-[70ch] text-soft">
          Who must have an authenticator app or a passkey. Whoever has neither sets one up with
          their next click, before they reach anything else.
        </p>
      </div>
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
        <SmallButton type="submit">Save</SmallButton>
      </Form>
    </section>
  )
}
