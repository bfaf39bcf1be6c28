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

/** Larger than the response of any authenticator. */
const RESPONSE_MAX = 32_768

const text = z.string().max(RESPONSE_MAX)
const answerSchema = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: text }),
  clientExtensionResults: z.looseObject({}).catch({}),
})
const clientDataSchema = z.object({ challenge: z.string(), origin: z.string() })

/** The JSON that the browser received from an authenticator. */
export const credentialField = z
  .string({ error: accountMessages.passkeyFailed })
  .max(RESPONSE_MAX, accountMessages.passkeyFailed)
  .transform((json, context) => {
    const { data } = answerSchema.safeParse(parseJson(json))
    const client = clientDataSchema.safeParse(
      parseJson(decodeBase64url(data?.response.clientDataJSON ?? '')),
    )
    if (data && client.success) return { answer: data, client: client.data }
    context.addIssue(accountMessages.passkeyFailed)
    return z.NEVER
  })

export type PasskeyAnswer = z.output<typeof credentialField>

/** Verifies a new passkey and returns its public key. @throws HttpError 422 or 410 */
export async function verifyNewPasskey(
  context: PublicAdminContext,
  purpose: string,
  passkeyAnswer: PasskeyAnswer,
) {
  const common = await expectations(context, purpose, passkeyAnswer)
  // Imported lazily: it needs 27 MB of memory.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const response = passkeyAnswer.answer as unknown as RegistrationResponseJSON
  const verified = await verifyRegistrationResponse({ ...common, response }).catch(reject)
  if (!verified.verified) reject()
  return verified.registrationInfo.credential
}

/** Verifies the response of a known passkey and returns its new counter. @throws HttpError 422 or 410 */
export async function verifyPasskey(
  context: PublicAdminContext,
  purpose: string,
  passkeyAnswer: PasskeyAnswer,
  credential: WebAuthnCredential,
) {
  const common = await expectations(context, purpose, passkeyAnswer)
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const response = passkeyAnswer.answer as unknown as AuthenticationResponseJSON
  const verified = await verifyAuthenticationResponse({ ...common, response, credential }).catch(
    reject,
  )
  if (!verified.verified) reject()
  return verified.authenticationInfo.newCounter
}

/** Marks a challenge as used. @throws HttpError 422 if it was used before. */
export async function consumeChallenge(
  { auth, clock }: PublicAdminContext,
  { client }: PasskeyAnswer,
) {
  const { internalAdapter } = await auth.$context
  const isFirst = await internalAdapter.reserveVerificationValue({
    identifier: `passkey-used-${client.challenge}`,
    value: 'used',
    expiresAt: new Date(clock().getTime() + CHALLENGE_MINUTES * MINUTE),
  })
  if (!isFirst) reject()
}

const MINUTE = 60_000
/** A sign-in page may be open for a while before it is used. */
export const CHALLENGE_MINUTES = 30

async function expectations(
  context: PublicAdminContext,
  purpose: string,
  { client }: PasskeyAnswer,
) {
  const secret = context.secrets.auth
  const state = readChallenge(secret, purpose, client.challenge, context.clock())
  // 410: the screen asks for a new challenge.
  if (state === 'expired') fail(410, accountMessages.passkeyLate)
  if (state === 'invalid') reject()
  return {
    expectedChallenge: client.challenge,
    expectedOrigin: expectedOrigin(context, client.origin),
    expectedRPID: passkeyRealm(context).host,
    requireUserVerification: true,
  }
}

function reject(): never {
  fail(422, accountMessages.passkeyFailed)
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function decodeBase64url(base64url: string) {
  return Buffer.from(base64url, 'base64url').toString()
}
