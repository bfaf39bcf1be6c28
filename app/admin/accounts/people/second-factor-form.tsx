import { AccountForm } from '#app/admin/accounts/own-account/account-section.tsx'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
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
    <Panel aria-labelledby="two-factor">
      <SectionHeading
        id="two-factor"
        title="Two-factor authentication"
        intro="Who must use an authenticator app or a passkey. Anyone without one is asked to set one up before they can continue."
      />
      <FormAlert result={result} />
      <AccountForm ref={form}>
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
      </AccountForm>
    </Panel>
  )
}
