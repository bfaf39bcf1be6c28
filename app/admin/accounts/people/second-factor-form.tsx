import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { FormDialogButton } from '#app/admin/kit/form-dialog.tsx'
import {
  type SecondFactorRule,
  secondFactorRuleNames,
  secondFactorRules,
} from '#model/accounts/accounts.ts'
import type { ActionResult } from '#model/action-result.ts'
import { SelectField } from '#ui/select-field.tsx'
import { OwnPassword } from './own-password.tsx'

type SecondFactorFormProps = {
  rule: SecondFactorRule
  result: ActionResult<unknown> | undefined
}

/** Who must have a second factor, and the dialog that changes it. */
export function SecondFactorForm({ rule, result }: SecondFactorFormProps) {
  const errors = fieldErrors(result)
  return (
    <section aria-labelledby="two-factor" className="grid gap-3">
      {result?.ok && <FormAlert result={result} />}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="grid gap-1">
          <h2 id="two-factor" className="text-section">
            Two-factor authentication
          </h2>
          <p>Required for: {secondFactorRuleNames[rule]}</p>
        </div>
        <FormDialogButton
          label="Change"
          aria-label="Change for whom two-factor authentication is required"
          title="Two-factor authentication"
          values={{ intent: 'requireSecondFactor' }}
          submit="Save"
          answer={{ result }}
        >
          <p>
            Who must use an authenticator app or a passkey. Anyone without one is asked to set one
            up before they can continue.
          </p>
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
          <OwnPassword id="two-factor-password" error={errors?.password} />
        </FormDialogButton>
      </div>
    </section>
  )
}
