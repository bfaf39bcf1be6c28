import { z } from 'zod'
import { accountMessages, PASSKEY_NAME_MAX, PASSKEYS_MAX } from '#model/accounts/accounts.ts'
import { requiredLine } from '#model/text.ts'
import { mutation, openBeforeSecondFactor } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { idField, passwordField } from './account-fields.ts'
import { confirmPassword } from './confirm-password.ts'
import { lockFactors, updateFactorState } from './factors.ts'
import { notify } from './notify.ts'
import { makeChallenge } from './passkey-challenge.ts'
import { passkeyRealm } from './passkey-realm.ts'
import { deviceFacts, userSubject } from './record.ts'
import {
  CHALLENGE_MINUTES,
  consumeChallenge,
  credentialField,
  verifyNewPasskey,
} from './verify-passkey.ts'

const MINUTE = 60_000

/** COSE: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257]

const nameField = requiredLine(PASSKEY_NAME_MAX, 'The name', 'Enter a name')

/** A person's passkeys, oldest first, without their keys. */
export async function listPasskeys({ store }: Pick<AdminContext, 'store'>, userId: string) {
  const rows = await store
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id, name, created_at, last_used_at }) => {
    return { id, name, since: created_at, lastUsed: last_used_at }
  })
}

/** Times are ISO strings; `lastUsed` is null before the first sign-in. */
export type Passkey = Awaited<ReturnType<typeof listPasskeys>>[number]

const startSchema = z.object({ password: passwordField })

/** Checks the password and returns the options for the browser's `navigator.credentials.create`. */
export const startPasskey = openBeforeSecondFactor(
  mutation('viewer', startSchema, async (context, { password }) => {
    await confirmPassword(context, password)
    const { actor, clock, content, secrets } = context
    const { name } = await content.site()
    const known = await knownCredentials(context)
    if (known.length >= PASSKEYS_MAX) {
      fail(409, `You have ${PASSKEYS_MAX} passkeys. Remove one before you add another.`)
    }
    const expiresAt = new Date(clock().getTime() + CHALLENGE_MINUTES * MINUTE)
    const options = {
      rp: { id: passkeyRealm(context).host, name },
      user: {
        id: Buffer.from(actor.id).toString('base64url'),
        name: actor.email,
        displayName: actor.name,
      },
      challenge: makeChallenge(secrets.auth, purposeOf(context), expiresAt),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      excludeCredentials: known.map((id) => ({ type: 'public-key' as const, id })),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true,
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
    }
    return { message: 'Follow the instructions of your browser.', value: { options } }
  }),
)

const addSchema = z.object({ name: nameField, credential: credentialField })

/** Stores a new passkey. The challenge proves that the password was entered just before. */
export const addPasskey = openBeforeSecondFactor(
  mutation('viewer', addSchema, async (context, { name, credential }) => {
    const { id, publicKey, counter, transports } = await verifyNewPasskey(
      context,
      purposeOf(context),
      credential,
    )
    await consumeChallenge(context, credential)
    const { actor, clock, newId, store } = context
    await store.transaction().execute(async (transaction) => {
      await lockFactors(transaction, actor.id)
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('passkeys')
        .values({
          id: newId(),
          user_id: actor.id,
          name,
          credential_id: id,
          public_key: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: JSON.stringify(transports ?? []),
          created_at: clock().toISOString(),
          last_used_at: null,
        })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .executeTakeFirstOrThrow()
      if (!numInsertedOrUpdatedRows) fail(409, 'This passkey was already added.')
      await updateFactorState(transaction, actor.id)
      await audit(transaction, context, {
        action: 'accounts.passkey-added',
        subject: userSubject(actor.id),
        summary: `Added the passkey “${name}”`,
      })
      const facts = [{ label: 'Passkey', value: name }, ...deviceFacts(context)]
      await notify(transaction, context, actor.id, { event: 'passkey-added', facts })
    })
    return { message: `The passkey “${name}” was added.`, value: null }
  }),
)

const renameSchema = z.object({ id: idField, name: nameField })

export const renamePasskey = mutation('viewer', renameSchema, async (context, { id, name }) => {
  const { actor, store } = context
  await store.transaction().execute(async (transaction) => {
    const renamed = await transaction
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', actor.id)
      .returning('id')
      .executeTakeFirst()
    if (!renamed) fail(404, accountMessages.passkeyGone)
    await audit(transaction, context, {
      action: 'accounts.passkey-renamed',
      subject: userSubject(actor.id),
      summary: `Renamed a passkey to “${name}”`,
    })
  })
  return { message: `The passkey is now called “${name}”.`, value: null }
})

const removeSchema = z.object({ id: idField, password: passwordField })

/** @throws HttpError 409 if it is the last second factor and one is required. */
export const removePasskey = mutation('viewer', removeSchema, async (context, { id, password }) => {
  await confirmPassword(context, password)
  const { actor, store } = context
  const name = await store.transaction().execute(async (transaction) => {
    await lockFactors(transaction, actor.id)
    const removed = await transaction
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', actor.id)
      .returning('name')
      .executeTakeFirst()
    if (!removed) fail(404, accountMessages.passkeyGone)
    await updateFactorState(transaction, actor.id)
    await audit(transaction, context, {
      action: 'accounts.passkey-removed',
      subject: userSubject(actor.id),
      summary: `Removed the passkey “${removed.name}”`,
    })
    const facts = [{ label: 'Passkey', value: removed.name }, ...deviceFacts(context)]
    await notify(transaction, context, actor.id, { event: 'passkey-removed', facts })
    return removed.name
  })
  return { message: `The passkey “${name}” was removed.`, value: null }
})

async function knownCredentials({ store, actor }: AdminContext) {
  const rows = await store
    .selectFrom('passkeys')
    .select('credential_id')
    .where('user_id', '=', actor.id)
    .execute()
  return rows.map(({ credential_id }) => credential_id)
}

/** A challenge for adding a passkey is valid for one session only. */
function purposeOf({ actor }: AdminContext) {
  return `add ${actor.id} ${actor.session}`
}
