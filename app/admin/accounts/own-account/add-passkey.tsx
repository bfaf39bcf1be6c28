import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { SmallButton } from '#app/admin/kit/small-button.tsx'
import { useEmptyForm } from '#app/admin/kit/use-empty-form.ts'
import { PASSKEY_NAME_MAX } from '#model/accounts/accounts.ts'
import type { ActionResult } from '#model/action-result.ts'
import { TextField } from '#ui/text-field.tsx'
import { useFirstFault } from './inline-answer.ts'
import type { PasskeyRealm } from './service.ts'
import { createPasskey, passkeyFault, usePasskeySupport } from './use-passkeys.ts'

type Started = { options: PublicKeyCredentialCreationOptionsJSON } | null
type Fetched = { answer: ActionResult<unknown> }

/** Asks for the password, then the browser for a passkey, then keeps it. The page's action knows both intents. */
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
  const { start, answer, fault, isBusy } = useAddPasskey()
  const form = useEmptyForm(answer)
  const errors = fieldErrors(answer)
  const sentence = fault ?? (answer && !errors ? answer.message : null)
  return (
    <form ref={form} method="post" noValidate className="account-form" onSubmit={start}>
      <TextField
        id="passkey-name"
        name="name"
        label="Name of the passkey"
        hint="Where it is kept, such as “Work laptop”."
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
      <SmallButton type="submit" busy={isBusy}>
        Add a passkey
      </SmallButton>
      <p role="status" className={fault || answer?.ok === false ? 'text-alarm' : undefined}>
        {sentence}
      </p>
    </form>
  )
}

function useAddPasskey() {
  const started = useFetcher<Fetched>()
  const added = useFetcher<Fetched>()
  const name = useRef('')
  const [fault, setFault] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const begun = started.data?.answer as ActionResult<Started> | undefined
  const options = begun?.ok ? begun.value?.options : undefined
  const { submit } = added
  useEffect(() => {
    if (!options) return
    setAsking(true)
    createPasskey(options)
      .then((credential) =>
        submit({ intent: 'addPasskey', name: name.current, credential }, { method: 'post' }),
      )
      .catch((error) => setFault(passkeyFault(error)))
      .finally(() => setAsking(false))
  }, [options, submit])
  const answer = begun?.ok === false ? begun : added.data?.answer
  useFirstFault(answer)

  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setFault(null)
    const given = new FormData(event.currentTarget)
    name.current = String(given.get('name'))
    given.set('intent', 'startPasskey')
    started.submit(given, { method: 'post' })
  }

  const isBusy = isAsking || started.state !== 'idle' || added.state !== 'idle'
  return { start, answer, fault, isBusy }
}
