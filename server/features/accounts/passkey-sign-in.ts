import { z } from 'zod'
import { accountMessages } from '#model/accounts/accounts.ts'
import { entry } from '#server/platform/actions/action.ts'
import type { OpenDesk } from '#server/platform/actions/admin-context.ts'
import { limitKey } from '#server/platform/http/client-address.ts'
import { refuse } from '#server/platform/http/problem.ts'
import { callAuth } from './call-auth.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { makeChallenge } from './passkey-challenge.ts'
import { passkeyRealm } from './passkey-realm.ts'
import {
  CHALLENGE_MINUTES,
  credentialField,
  type PasskeyAnswer,
  spendChallenge,
  verifyPasskey,
} from './verify-passkey.ts'

const PURPOSE = 'sign-in'
const MINUTE = 60_000

/** What the browser's `navigator.credentials.get` is given. It stores nothing. */
export const askForPasskey = entry(z.unknown(), async (desk) => {
  const expiresAt = new Date(desk.clock().getTime() + CHALLENGE_MINUTES * MINUTE)
  const { host, origin } = passkeyRealm(desk)
  const options = {
    challenge: makeChallenge(desk.secrets.auth, PURPOSE, expiresAt),
    rpId: host,
    userVerification: 'required' as const,
  }
  return { message: '', value: { options, origin } }
})

/**
 * Signs in by a passkey, in place of password and code: having it and unlocking it (a finger, a face, a PIN) are two
 * factors.
 */
export const signInByPasskey = entry(
  z.object({ credential: credentialField }),
  async (desk, { credential: given }) => {
    const key = limitKey(desk.client.address)
    const userId = await desk.limits.guard([{ kind: 'address', key }], () => verify(desk, given))
    const { api } = desk.auth
    const body = { userId }
    const { response, headers } = await callAuth(
      () => api.openSessionOf({ body, headers: desk.headers, returnHeaders: true }),
      () => refuse(422, accountMessages.passkeyUnknown),
    )
    desk.cookies.push(...headers.getSetCookie())
    await finishSignIn(desk, response)
    return { message: 'Welcome back.', value: null }
  },
)

/** The id of whose passkey answered. */
async function verify(desk: OpenDesk, given: PasskeyAnswer) {
  const { store, clock } = desk
  const row = await store
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', given.answer.id)
    .executeTakeFirst()
  if (!row) refuse(422, accountMessages.passkeyUnknown)
  const counter = await verifyPasskey(desk, PURPOSE, given, {
    id: row.credential_id,
    publicKey: Uint8Array.from(Buffer.from(row.public_key, 'base64url')),
    counter: Number(row.counter),
    transports: JSON.parse(row.transports),
  })
  await spendChallenge(desk, given)
  await store
    .updateTable('passkeys')
    .set({ counter, last_used_at: clock().toISOString() })
    .where('id', '=', row.id)
    .execute()
  return row.user_id
}
