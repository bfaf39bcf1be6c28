import { useEffect, useState } from 'react'
import type { PasskeyRealm } from '#server/features/accounts/passkey-realm.ts'

/** 'ready', or a message saying why passkeys do not work here; null until checked. */
export function usePasskeySupport({ host, origin }: PasskeyRealm) {
  const [support, setSupport] = useState<string | null>(null)
  useEffect(() => setSupport(supportAt(host, origin)), [host, origin])
  return support
}

function supportAt(host: string, origin: string | null) {
  if (!window.isSecureContext) {
    return 'Passkeys need a secure connection. Open this site with https.'
  }
  if (origin ? window.location.origin !== origin : window.location.hostname !== host) {
    return `Passkeys only work at ${origin ?? `http://${host}`}. Open the site there.`
  }
  const isSupported =
    'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential
  return isSupported
    ? 'ready'
    : 'This browser doesn’t support passkeys. Update it, or use another one.'
}

/** Creates a passkey; returns the response as JSON for the server. */
export async function createPasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return asJson(await navigator.credentials.create({ publicKey }))
}

/** Signs a challenge with a passkey; returns the response as JSON for the server. */
export async function getPasskey(options: PublicKeyCredentialRequestOptionsJSON) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return asJson(await navigator.credentials.get({ publicKey }))
}

function asJson(credential: Credential | null) {
  return JSON.stringify((credential as PublicKeyCredential).toJSON())
}

/** The message to show for an error of the browser's passkey API. */
export function passkeyErrorMessage(error: unknown) {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError') return 'Cancelled or timed out. Try again.'
  if (name === 'InvalidStateError') return 'This device already has one of your passkeys.'
  return 'Your browser couldn’t use a passkey. Try again, or sign in another way.'
}
