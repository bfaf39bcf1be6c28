import { useState } from 'react'
import { Form } from 'react-router'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { SmallButton } from '#app/admin/kit/small-button.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { useEmptyForm } from '#app/admin/kit/use-empty-form.ts'
import type { ActionResult } from '#model/action-result.ts'
import { TextField } from '#ui/text-field.tsx'
import { AccountSection } from './account-section.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanCode } from './scan-code.tsx'
import type { OwnAccount, SecondFactorSetUp } from './service.ts'

type Value = SecondFactorSetUp | { codes: string[] } | null
export type SecondFactorAnswer = ActionResult<Value> | undefined
type SecondFactorProps = { account: OwnAccount; answer: SecondFactorAnswer }

/** Off, being set up, or on; each with what one can do then. */
export function SecondFactor({ account, answer }: SecondFactorProps) {
  const { hasApp, codesLeft } = account
  return (
    <AccountSection
      id="own-second-factor"
      title="Second factor"
      lead="A code from an app on your phone, asked for after the password. Whoever learns your password still does not get in."
    >
      <AppSetUp hasApp={hasApp} answer={answer} />
      {hasApp && <FactorOn codesLeft={codesLeft} answer={answer} />}
    </AccountSection>
  )
}

type AppSetUpProps = { hasApp: boolean; answer: SecondFactorAnswer }

/** From the password over the first code to the recovery codes; nothing more once these have been seen. */
export function AppSetUp({ hasApp, answer }: AppSetUpProps) {
  const value = answer?.ok ? answer.value : null
  const codes = value && 'codes' in value ? value.codes : null
  const setUp = useSetUp(value, hasApp)
  if (codes) return <RecoveryCodes codes={codes} />
  if (hasApp) return null
  if (setUp) return <ScanCode setUp={setUp} error={fieldErrors(answer)?.code} />
  return <FactorOff error={fieldErrors(answer)?.password} />
}

/** The secret stays on the screen while codes are tried, and is gone with the first that is right. */
function useSetUp(value: Value, isOn: boolean) {
  const [setUp, keep] = useState<SecondFactorSetUp | null>(null)
  const fresh = value && 'secret' in value ? value : null
  const now = isOn ? null : (fresh ?? setUp)
  if (now !== setUp) keep(now)
  return now
}

function FactorOff({ error }: { error: string | undefined }) {
  return (
    <Form method="post" noValidate preventScrollReset className="account-form">
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
      <SmallButton type="submit">Set it up</SmallButton>
    </Form>
  )
}

type FactorOnProps = { codesLeft: number; answer: ActionResult<Value> | undefined }

function FactorOn({ codesLeft, answer }: FactorOnProps) {
  const form = useEmptyForm(answer)
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="account-form">
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
        error={fieldErrors(answer)?.password}
        required
      />
      <div className="flex flex-wrap gap-3">
        <SmallButton type="submit" name="intent" value="renewRecoveryCodes">
          Make new recovery codes
        </SmallButton>
        <SmallButton type="submit" name="intent" value="stopSecondFactor" look="alarm">
          Turn it off
        </SmallButton>
      </div>
    </Form>
  )
}
