import { useState } from 'react'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { FormDialog } from '#app/admin/kit/form-dialog.tsx'
import { runAction } from '#app/admin/kit/run-action.ts'
import { useScreenPerson } from '#app/admin/shell/screen-person.ts'
import type { SecondStep } from '#model/accounts/accounts.ts'
import type { ActionResult } from '#model/action-result.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { TextField } from '#ui/text-field.tsx'

type SignInDialogProps = {
  /** Called once the same person is signed in again. */
  onDone: () => void
  onClose: () => void
}

/** Signs in again above a screen whose session has ended, with what was typed there kept. */
export function SignInDialog({ onDone, onClose }: SignInDialogProps) {
  const { email } = useScreenPerson()
  const [needs, setNeeds] = useState<SecondStep>('nothing')
  const [result, setResult] = useState<ActionResult<unknown>>()
  const [busy, setBusy] = useState(false)

  async function send(form: HTMLFormElement) {
    const values = Object.fromEntries(new FormData(form)) as Record<string, string>
    setBusy(true)
    const reply = await runAction(needs === 'code' ? 'auth.enterCode' : 'auth.signIn', values)
    setBusy(false)
    setResult(reply.ok ? undefined : reply)
    if (!reply.ok) return
    if (reply.value && reply.value.needs !== 'nothing') setNeeds(reply.value.needs)
    else onDone()
  }

  return (
    <FormDialog
      title="Your session has ended"
      submit={needs === 'passkey' ? null : 'Sign in'}
      isBusy={busy}
      onSubmit={(form) => void send(form)}
      onClose={onClose}
    >
      <p>Sign in again to save. What you typed is still on the screen behind this.</p>
      <FormAlert result={result} />
      {needs === 'nothing' && <PasswordFields email={email} errors={fieldErrors(result)} />}
      {needs === 'code' && <CodeField errors={fieldErrors(result)} />}
      {needs === 'passkey' && (
        <p>
          Your account needs a passkey.{' '}
          <a href={adminPaths.signIn} target="_blank" rel="noopener" className="admin-link">
            Sign in in a new tab
          </a>
          , then close this and save.
        </p>
      )}
    </FormDialog>
  )
}

type Errors = Record<string, string> | undefined

function PasswordFields({ email, errors }: { email: string; errors: Errors }) {
  return (
    <>
      <TextField
        id="again-email"
        name="email"
        type="email"
        label="Email"
        autoComplete="username"
        // Somebody else's session must not save what this person typed.
        value={email}
        readOnly
        error={errors?.email}
      />
      <TextField
        id="again-password"
        name="password"
        type="password"
        label="Password"
        autoComplete="current-password"
        error={errors?.password}
        required
      />
    </>
  )
}

function CodeField({ errors }: { errors: Errors }) {
  return (
    <TextField
      id="again-code"
      name="code"
      label="Code from your app"
      hint="Or one of your recovery codes."
      autoComplete="one-time-code"
      error={errors?.code}
      required
    />
  )
}
