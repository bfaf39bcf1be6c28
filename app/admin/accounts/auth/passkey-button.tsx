import { useState } from 'react'
import { useSubmit } from 'react-router'
import {
  getPasskey,
  passkeyErrorMessage,
  usePasskeySupport,
} from '#app/admin/accounts/own-account/use-passkeys.ts'
import { adminFrom } from '#app/admin/admin-from.ts'
import { Button } from '#ui/button.tsx'

/** Loader data for PasskeyButton: a challenge for the authenticator. */
export async function passkeyOf(args: Parameters<typeof adminFrom>[0]) {
  const result = await adminFrom(args).auth.askForPasskey()
  if (!result.ok) throw new Response(result.message, { status: result.status })
  return result.value
}

type PasskeyButtonProps = {
  challenge: { options: PublicKeyCredentialRequestOptionsJSON; origin: string | null }
  /** True if there is no other way to sign in: shows why passkeys do not work instead of nothing. */
  isOnlyWay?: boolean
}

/** Signs in with a passkey through the page's action. Hidden if the browser does not support passkeys. */
export function PasskeyButton({ challenge: { options, origin }, isOnlyWay }: PasskeyButtonProps) {
  const submit = useSubmit()
  const support = usePasskeySupport({ host: options.rpId ?? '', origin })
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  if (support !== 'ready') return isOnlyWay ? <p>{support}</p> : null

  async function signIn() {
    setErrorMessage(null)
    setPending(true)
    try {
      const credential = await getPasskey(options)
      await submit({ intent: 'passkey', credential }, { method: 'post' })
    } catch (error) {
      setErrorMessage(passkeyErrorMessage(error))
    }
    setPending(false)
  }

  return (
    <div className="grid gap-3">
      <Button type="button" variant="outline" busy={isPending} onClick={signIn}>
        Sign in with a passkey
      </Button>
      <p role="status" className="text-alarm">
        {errorMessage}
      </p>
    </div>
  )
}
