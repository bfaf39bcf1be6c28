import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { useEmptyForm } from '#app/admin/kit/use-empty-form.ts'
import { PASSKEY_NAME_MAX } from '#model/accounts/accounts.ts'
import type { ActionResult } from '#model/action-result.ts'
import type { PasskeyRealm } from '#server/features/accounts/passkey-realm.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { createPasskey, passkeyErrorMessage, usePasskeySupport } from './use-passkeys.ts'

type Started = { options: PublicKeyCredentialCreationOptionsJSON } | null

/**
 * Asks for the password, creates a passkey in the browser and stores it. The page's action must handle the intents
 * `startPasskey` and `addPasskey`.
 */
export function AddPasskey({ realm }: { realm: PasskeyRealm }) {
  const support = usePasskeySupport(realm)
  if (support === null) {
    return (
      <noscript>
        <p className="text-soft">Passkeys need JavaScript.</p>
      </noscript>
    )
  }
  if (support !== 'ready') return <p className="text-soft">{support}</p>
  return <AddForm />
}

function AddForm() {
  const { start, result, browserError, isBusy } = useAddPasskey()
  const form = useEmptyForm(result)
  const errors = fieldErrors(result)
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid max-w-104 content-start gap-4"
      onSubmit={start}
    >
      <FormAlert result={browserError ?? result} />
      <TextField
        id="passkey-name"
        name="name"
        label="Passkey name"
        hint="For example “Work laptop”."
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        error={errors?.name}
        required
      />
      <TextField
        id="passkey-password"
        name="password"
        type="password"
        label="Your password"
        autoComplete="current-password"
        error={errors?.password}
        required
      />
      <Button size="sm" variant="outline" type="submit" busy={isBusy}>
        Add passkey
      </Button>
    </form>
  )
}

function useAddPasskey() {
  const startFetcher = useFetcher<ActionResult<unknown>>()
  const addFetcher = useFetcher<ActionResult<unknown>>()
  const name = useRef('')
  const [browserError, setBrowserError] = useState<ActionResult | null>(null)
  const [isCreating, setCreating] = useState(false)
  const startResult = startFetcher.data as ActionResult<Started> | undefined
  const options = startResult?.ok ? startResult.value?.options : undefined
  const { submit } = addFetcher
  useEffect(() => {
    if (!options) return
    setCreating(true)
    createPasskey(options)
      .then((credential) =>
        submit({ intent: 'addPasskey', name: name.current, credential }, { method: 'post' }),
      )
      .catch((error) =>
        setBrowserError({ ok: false, status: 0, message: passkeyErrorMessage(error) }),
      )
      .finally(() => setCreating(false))
  }, [options, submit])
  const result = startResult?.ok === false ? startResult : addFetcher.data

  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBrowserError(null)
    const formData = new FormData(event.currentTarget)
    name.current = String(formData.get('name'))
    formData.set('intent', 'startPasskey')
    startFetcher.submit(formData, { method: 'post' })
  }

  const states = [startFetcher.state, addFetcher.state]
  // Not while the page loads after an answer, so that a corrected password can be sent at once.
  const isBusy = isCreating || states.includes('submitting')
  return { start, result, browserError, isBusy }
}
