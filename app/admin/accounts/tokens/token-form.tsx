import { Form } from 'react-router'
import { RadioField } from '#app/admin/kit/check-field.tsx'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { OneTimeSecret } from '#app/admin/kit/one-time-secret.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import { useEmptyForm } from '#app/admin/kit/use-empty-form.ts'
import {
  TOKEN_NAME_MAX,
  type TokenScope,
  tokenDays,
  tokenScopeLines,
  tokenScopeNames,
  tokenScopes,
} from '#model/accounts/tokens.ts'
import type { ActionResult } from '#model/action-result.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'

type TokenFormProps = { result: ActionResult<{ key: string; scope: TokenScope }> | undefined }

/** Makes a token and shows it once. */
export function TokenForm({ result }: TokenFormProps) {
  const form = useEmptyForm(result)
  const errors = fieldErrors(result)
  return (
    <Panel aria-labelledby="new-token">
      <SectionHeading
        id="new-token"
        title="Make a token"
        intro="One for each program, so that you can revoke it alone: “Assistant on my laptop”, “Weekly figures”."
      />
      <FormAlert result={result?.ok ? undefined : result} />
      {result?.ok && (
        <OneTimeSecret
          sentence={
            <>
              <strong>Copy the token now.</strong> It is shown only once. Whoever has it works here
              as you.
            </>
          }
          text={result.value.key}
          copy="Copy token"
        />
      )}
      <Form ref={form} method="post" noValidate className="grid content-start gap-5">
        <input type="hidden" name="intent" value="createToken" />
        <div className="grid gap-4 md:grid-cols-[minmax(--spacing(48),--spacing(88))_--spacing(40)_minmax(--spacing(36),--spacing(60))] md:items-start">
          <TextField
            id="token-name"
            name="name"
            label="Name"
            maxLength={TOKEN_NAME_MAX}
            autoComplete="off"
            error={errors?.name}
            required
          />
          <SelectField
            id="token-days"
            name="days"
            label="Works for"
            defaultValue="90"
            error={errors?.days}
          >
            {tokenDays.map((days) => (
              <option key={days} value={days}>
                {days === 365 ? 'a year' : `${days} days`}
              </option>
            ))}
          </SelectField>
          <TextField
            id="token-password"
            name="password"
            type="password"
            label="Your password"
            autoComplete="current-password"
            error={errors?.password}
            required
          />
        </div>
        <fieldset className="grid gap-1">
          <legend className="text-label font-semibold">What it may do</legend>
          {tokenScopes.map((scope) => (
            <RadioField
              key={scope}
              name="scope"
              value={scope}
              defaultChecked={scope === 'read'}
              title={tokenScopeNames[scope]}
              line={tokenScopeLines[scope]}
            />
          ))}
        </fieldset>
        <div>
          <Button size="sm" type="submit">
            Make token
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
