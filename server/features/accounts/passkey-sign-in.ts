import { z } from 'zod'
import { accountMessages } from '#model/accounts/accounts.ts'
import { publicAction } from '#server/actions/action.ts'
import type { PublicAdminContext } from '#server/actions/admin-context.ts'
import { limitKey } from '#server/platform/http/client-address.ts'
import { fail } from '#server/platform/http/problem.ts'
import { callAuth } from './call-auth.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { makeChallenge } from './passkey-challenge.ts'
import { passkeyRealm } from './passkey-realm.ts'
import { recordFailure } from './record-failure.ts'
import {
  CHALLENGE_MINUTES,
  consumeChallenge,
  credentialField,
  type PasskeyAnswer,
  verifyPasskey,
} from './verify-passkey.ts'

const PURPOSE = 'sign-in'
const MINUTE = 60_000

/** The options for the browser's `navigator.credentials.get`. Stores nothing. */
export const askForPasskey = publicAction(z.unknown(), async (context) => {
  const expiresAt = new Date(context.clock().getTime() + CHALLENGE_MINUTES * MINUTE)
  const { host, origin } = passkeyRealm(context)
  const options = {
    challenge: makeChallenge(context.secrets.auth, PURPOSE, expiresAt),
    rpId: host,
    userVerification: 'required' as const,
  }
  return { message: '', value: { options, origin } }
})

/**
 * Signs in with a passkey instead of password and code: possession and user verification (fingerprint, face or PIN)
 * are two factors.
 */
export const signInByPasskey = publicAction(
  z.object({ credential: credentialField }),
  async (context, { credential }) => {
    const key = limitKey(context.client.address)
    const userId = await context.limits.guard([{ kind: 'address', key }], async () => {
      const passkey = await findPasskey(context, credential)
      return recordFailure(context, { id: passkey?.user_id ?? '' }, 'wrong passkey', () =>
        verify(context, credential, passkey),
      )
    })
    const { api } = context.auth
    const body = { userId }
    const { response, headers } = await callAuth(
      () => api.openSessionOf({ body, headers: context.headers, returnHeaders: true }),
      () => fail(422, accountMessages.passkeyUnknown),
    )
    context.cookies.push(...headers.getSetCookie())
    await finishSignIn(context, response, 'passkey')
    return { message: 'Welcome back.', value: null }
  },
)

function findPasskey({ store }: PublicAdminContext, { answer }: PasskeyAnswer) {
  return store
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', answer.id)
    .executeTakeFirst()
}

/** Verifies the response and returns the user id of its passkey. */
async function verify(
  context: PublicAdminContext,
  credential: PasskeyAnswer,
  row: Awaited<ReturnType<typeof findPasskey>>,
) {
  const { store, clock } = context
  if (!row) fail(422, accountMessages.passkeyUnknown)
  const counter = await verifyPasskey(context, PURPOSE, credential, {
    id: row.credential_id,
    publicKey: Uint8Array.from(Buffer.from(row.public_key, 'base64url')),
    counter: Number(row.counter),
    transports: JSON.parse(row.transports),
  })
  await consumeChallenge(context, credential)
  await store
    .updateTable('passkeys')
    .set({ counter, last_used_at: clock().toISOString() })
    .where('id', '=', row.id)
    .execute()
  return row.user_id
}
