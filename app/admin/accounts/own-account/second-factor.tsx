import { useState } from 'react'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { OneTimeSecret } from '#app/admin/kit/one-time-secret.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { useEmptyForm } from '#app/admin/kit/use-empty-form.ts'
import type { ActionResult } from '#model/action-result.ts'
import type { OwnAccount } from '#server/features/accounts/own-account.ts'
import type { SecondFactorSetUp } from '#server/features/accounts/second-factor.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AccountForm, AccountSection } from './account-section.tsx'
import { ScanCode } from './scan-code.tsx'

type Value = SecondFactorSetUp | { codes: string[] } | null
type SecondFactorResult = ActionResult<Value> | undefined
type SecondFactorProps = { account: OwnAccount; result: SecondFactorResult }

/** Two-factor authentication: off, being set up, or on. */
export function SecondFactor({ account, result }: SecondFactorProps) {
  const { hasApp, codesLeft } = account
  return (
    <AccountSection
      id="own-second-factor"
      title="Two-factor authentication"
      result={result?.ok && result.value ? undefined : result}
      intro="A code from an app on your phone, required after your password. A stolen password alone is not enough."
    >
      <AppSetUp hasApp={hasApp} result={result} />
      {hasApp && <FactorOn codesLeft={codesLeft} result={result} />}
    </AccountSection>
  )
}

type AppSetUpProps = { hasApp: boolean; result: SecondFactorResult }

/** The steps of setting up an app: password, first code, recovery codes. Renders nothing once the app is set up. */
export function AppSetUp({ hasApp, result }: AppSetUpProps) {
  const value = result?.ok ? result.value : null
  const codes = value && 'codes' in value ? value.codes : null
  const setUp = useSetUp(value, hasApp)
  if (codes) return <RecoveryCodes codes={codes} />
  if (hasApp) return null
  if (setUp) return <ScanCode setUp={setUp} error={fieldErrors(result)?.code} />
  return <FactorOff error={fieldErrors(result)?.password} />
}

/** Keeps the secret when a wrong code is entered, until the app is set up. */
function useSetUp(value: Value, isOn: boolean) {
  const [setUp, setSetUp] = useState<SecondFactorSetUp | null>(null)
  const fresh = value && 'secret' in value ? value : null
  const current = isOn ? null : (fresh ?? setUp)
  if (current !== setUp) setSetUp(current)
  return current
}

function FactorOff({ error }: { error: string | undefined }) {
  return (
    <AccountForm>
      <Tag>Off</Tag>
      <input type="hidden" name="intent" value="startSecondFactor" />
      <TextField
        id="factor-password"
        name="password"
        type="password"
        label="Your password"
        autoComplete="current-password"
        error={error}
        required
      />
      <Button size="sm" variant="outline" type="submit">
        Set up
      </Button>
    </AccountForm>
  )
}

type FactorOnProps = { codesLeft: number; result: ActionResult<Value> | undefined }

function FactorOn({ codesLeft, result }: FactorOnProps) {
  const form = useEmptyForm(result)
  return (
    <AccountForm ref={form}>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <Tag tone="good">On</Tag>
        <span className={codesLeft < 3 ? 'text-alarm' : 'text-soft'}>
          {codesLeft} of 10 recovery codes left
        </span>
      </p>
      <TextField
        id="factor-password"
        name="password"
        type="password"
        label="Your password"
        autoComplete="current-password"
        error={fieldErrors(result)?.password}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="outline" type="submit" name="intent" value="renewRecoveryCodes">
          Create new recovery codes
        </Button>
        <Button size="sm" type="submit" name="intent" value="stopSecondFactor" variant="danger">
          Turn off
        </Button>
      </div>
    </AccountForm>
  )
}

/** New recovery codes. Each can be used once instead of an app code. */
function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <OneTimeSecret
      sentence={
        <strong>
          Store these recovery codes safely, not on the same phone. They are shown only once, and
          each works once. Earlier codes no longer work.
        </strong>
      }
      text={codes.join('\n')}
      copy="Copy codes"
    >
      <ul className="grid select-all grid-cols-[repeat(auto-fill,minmax(--spacing(36),1fr))] gap-x-6 gap-y-1.5 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </OneTimeSecret>
  )
}
