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
import { createPasskey, passkeyFault, usePasskeySupport } from './use-passkeys.ts'

type Started = { options: PublicKeyCredentialCreationOptionsJSON } | null

/** Asks for the password, creates a passkey in the browser and stores it. The page's action must handle both intents. */
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
  const { start, result, fault, isBusy } = useAddPasskey()
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
      <FormAlert result={fault ?? result} />
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
  const started = useFetcher<ActionResult<unknown>>()
  const added = useFetcher<ActionResult<unknown>>()
  const name = useRef('')
  const [fault, setFault] = useState<ActionResult | null>(null)
  const [isAsking, setAsking] = useState(false)
  const begun = started.data as ActionResult<Started> | undefined
  const options = begun?.ok ? begun.value?.options : undefined
  const { submit } = added
  useEffect(() => {
    if (!options) return
    setAsking(true)
    createPasskey(options)
      .then((credential) =>
        submit({ intent: 'addPasskey', name: name.current, credential }, { method: 'post' }),
      )
      .catch((error) => setFault({ ok: false, status: 0, message: passkeyFault(error) }))
      .finally(() => setAsking(false))
  }, [options, submit])
  const result = begun?.ok === false ? begun : added.data

  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setFault(null)
    const given = new FormData(event.currentTarget)
    name.current = String(given.get('name'))
    given.set('intent', 'startPasskey')
    started.submit(given, { method: 'post' })
  }

  const isBusy = isAsking || started.state !== 'idle' || added.state !== 'idle'
  return { start, result, fault, isBusy }
}
