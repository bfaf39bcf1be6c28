import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { accountMessages } from '#model/accounts/accounts.ts'
import type { PublicAdminContext } from '#server/actions/admin-context.ts'
import { fail } from '#server/platform/http/problem.ts'
import { readChallenge } from './passkey-challenge.ts'
import { expectedOrigin, passkeyRealm } from './passkey-realm.ts'

/** Larger than what any authenticator answers. */
const ANSWER_MAX = 32_768

const text = z.string().max(ANSWER_MAX)
const answerSchema = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: text }),
  clientExtensionResults: z.looseObject({}).catch({}),
})
const clientDataSchema = z.object({ challenge: z.string(), origin: z.string() })

/** What the browser got from an authenticator, as JSON. */
export const credentialField = z
  .string({ error: accountMessages.passkeyFailed })
  .max(ANSWER_MAX, accountMessages.passkeyFailed)
  .transform((json, context) => {
    const { data } = answerSchema.safeParse(parsed(json))
    const client = clientDataSchema.safeParse(parsed(decoded(data?.response.clientDataJSON ?? '')))
    if (data && client.success) return { answer: data, client: client.data }
    context.addIssue(accountMessages.passkeyFailed)
    return z.NEVER
  })

export type PasskeyAnswer = z.output<typeof credentialField>

/** The public key of a new passkey, with its user verified. @throws HttpError 422 or 410 */
export async function verifyNewPasskey(
  context: PublicAdminContext,
  purpose: string,
  given: PasskeyAnswer,
) {
  const common = await expectations(context, purpose, given)
  // Loaded when it is first needed: it takes 27 MB.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const response = given.answer as unknown as RegistrationResponseJSON
  const verified = await verifyRegistrationResponse({ ...common, response }).catch(rejectIt)
  if (!verified.verified) rejectIt()
  return verified.registrationInfo.credential
}

/** The new counter of a known passkey, with its user verified. @throws HttpError 422 or 410 */
export async function verifyPasskey(
  context: PublicAdminContext,
  purpose: string,
  given: PasskeyAnswer,
  credential: WebAuthnCredential,
) {
  const common = await expectations(context, purpose, given)
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const response = given.answer as unknown as AuthenticationResponseJSON
  const verified = await verifyAuthenticationResponse({ ...common, response, credential }).catch(
    rejectIt,
  )
  if (!verified.verified) rejectIt()
  return verified.authenticationInfo.newCounter
}

/** A challenge is taken once. @throws HttpError 422 for whoever brings it second. */
export async function spendChallenge(
  { auth, clock }: PublicAdminContext,
  { client }: PasskeyAnswer,
) {
  const { internalAdapter } = await auth.$context
  const isFirst = await internalAdapter.reserveVerificationValue({
    identifier: `passkey-used-${client.challenge}`,
    value: 'used',
    expiresAt: new Date(clock().getTime() + CHALLENGE_MINUTES * MINUTE),
  })
  if (!isFirst) rejectIt()
}

const MINUTE = 60_000
/** A sign-in page may stay open for a while before somebody uses it. */
export const CHALLENGE_MINUTES = 30

async function expectations(
  context: PublicAdminContext,
  purpose: string,
  { client }: PasskeyAnswer,
) {
  const secret = context.secrets.auth
  const state = readChallenge(secret, purpose, client.challenge, context.clock())
  // 410: the screen asks for a new challenge.
  if (state === 'over') fail(410, accountMessages.passkeyLate)
  if (state === 'foreign') rejectIt()
  return {
    expectedChallenge: client.challenge,
    expectedOrigin: expectedOrigin(context, client.origin),
    expectedRPID: passkeyRealm(context).host,
    requireUserVerification: true,
  }
}

function rejectIt(): never {
  fail(422, accountMessages.passkeyFailed)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function decoded(base64url: string) {
  return Buffer.from(base64url, 'base64url').toString()
}
