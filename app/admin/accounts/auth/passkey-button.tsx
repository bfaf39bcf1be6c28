import { useState } from 'react'
import { useSubmit } from 'react-router'
import {
  getPasskey,
  passkeyFault,
  usePasskeySupport,
} from '#app/admin/accounts/own-account/use-passkeys.ts'
import { adminFrom } from '#app/admin/admin-from.ts'
import { Button } from '#ui/button.tsx'

/** Loader data of PasskeyButton: a challenge for the authenticator. */
export async function passkeyOf(args: Parameters<typeof adminFrom>[0]) {
  const answer = await adminFrom(args).auth.askForPasskey()
  if (!answer.ok) throw new Response(answer.message, { status: answer.status })
  return answer.value
}

type PasskeyButtonProps = {
  challenge: { options: PublicKeyCredentialRequestOptionsJSON; origin: string | null }
  /** If there is no other way to sign in: explains why passkeys do not work here, where it would otherwise be hidden. */
  isOnlyWay?: boolean
}

/** Signs in with a passkey through the page's action. Hidden if the browser does not support passkeys. */
export function PasskeyButton({ challenge: { options, origin }, isOnlyWay }: PasskeyButtonProps) {
  const submit = useSubmit()
  const support = usePasskeySupport({ host: options.rpId ?? '', origin })
  const [fault, setFault] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  if (support !== 'ready') return isOnlyWay ? <p>{support}</p> : null

  async function ask() {
    setFault(null)
    setAsking(true)
    try {
      const credential = await getPasskey(options)
      await submit({ intent: 'passkey', credential }, { method: 'post' })
    } catch (error) {
      setFault(passkeyFault(error))
    }
    setAsking(false)
  }

  return (
    <div className="grid gap-3">
      <Button type="button" variant="outline" busy={isAsking} onClick={ask}>
        Sign in with a passkey
      </Button>
      <p role="status" className="text-alarm">
        {fault}
      </p>
    </div>
  )
}
