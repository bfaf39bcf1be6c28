import { randomBytes } from 'node:crypto'
import type { FormResult } from '#model/form-result.ts'
import {
  CONSENT_VERSION,
  type ConsentVersion,
  consentFor,
  newsletterMessages,
} from '#model/newsletter/newsletter.ts'
import type { Subscription } from '#model/newsletter/newsletter-schema.ts'
import type { Deps } from '#server/deps.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { enqueue, type OutboxEntry } from '#server/platform/outbox/enqueue.ts'
import {
  limitUnverified,
  type UnverifiedMailDeps,
} from '#server/platform/outbox/unverified-mail.ts'

const HOUR = 3_600_000

type SubscribeDeps = Pick<Deps, 'store' | 'newId' | 'content'> & UnverifiedMailDeps

/**
 * Stores the address and sends the confirmation email. The response is the same for a known address, so that nobody
 * can find out who subscribes. `noteNew` takes the id of one that was not known before.
 */
export async function subscribe(
  deps: SubscribeDeps,
  { email, consent = consentFor(deps.content.current().newsletter) }: Subscription,
  noteNew: (id: string) => void,
): Promise<FormResult> {
  const { id, nonce, state } = await deps.store.transaction().execute(async (transaction) => {
    const known = await insertOrFind(transaction, deps, email)
    if (canSendConfirmation(known, deps.clock())) {
      await sendConfirmation(transaction, deps, known, { source: null, version: consent })
    }
    return known
  })
  if (state === 'pending' && nonce === null) noteNew(id)
  return { status: 200, message: newsletterMessages.success }
}

/** The address's row, inserted if missing. */
export async function insertOrFind(
  transaction: StoreTransaction,
  { clock, newId }: SubscribeDeps,
  email: string,
) {
  const now = clock().toISOString()
  const key = addressKey(email)
  await transaction
    .insertInto('newsletter_subscribers')
    .values({
      id: newId(),
      email,
      email_lower: key,
      state: 'pending',
      nonce: null,
      consent_version: CONSENT_VERSION,
      consent_at: now,
      confirmed_at: null,
      unsubscribed_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email_lower').doNothing())
    .execute()
  return transaction
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email_lower', '=', key)
    .executeTakeFirstOrThrow()
}

/** Addresses with the same key are one subscriber. */
export function addressKey(email: string) {
  return email.normalize('NFC').toLowerCase()
}

/** Not if confirmed; otherwise once an hour at most, so that the form cannot flood a stranger with email. */
export function canSendConfirmation({ state, nonce, consent_at }: SubscriberRow, now: Date) {
  if (state === 'confirmed') return false
  // A time ahead is from before the clock was set back.
  return nonce === null || Math.abs(now.getTime() - Date.parse(consent_at)) >= HOUR
}

/**
 * Queues the confirmation email. Its new nonce invalidates earlier links. `source` and the `version` of the wording are
 * stored with the consent; the source is null for visitors, whose emails are limited. Does nothing if a limit is reached, or if the row has changed since it was read,
 * so that concurrent requests send one email.
 */
export async function sendConfirmation(
  transaction: StoreTransaction,
  deps: SubscribeDeps,
  { id, email, state, nonce: known }: Pick<SubscriberRow, 'id' | 'email' | 'state' | 'nonce'>,
  { source, version }: { source: string | null; version: ConsentVersion },
) {
  const nonce = newNonce()
  const confirmation = confirmEntry(id, email, nonce)
  const entry =
    source === null ? await limitUnverified(transaction, deps, confirmation) : confirmation
  if (!entry) return
  const { numUpdatedRows } = await transaction
    .updateTable('newsletter_subscribers')
    // The state changes when the owner of the address confirms, and only then.
    .set({
      nonce,
      consent_version: version,
      consent_at: deps.clock().toISOString(),
      consent_source: source,
      consent_ip: null,
      import_id: null,
    })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('nonce', 'is not distinct from', known)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await enqueue(transaction, deps, [entry])
}

export function newNonce() {
  return randomBytes(12).toString('base64url')
}

/** The confirmation email, whose link contains the nonce. */
export function confirmEntry(id: string, email: string, nonce: string): OutboxEntry {
  return {
    channel: 'mail',
    topic: 'confirm-subscription',
    recipient: email,
    subjectId: id,
    payload: { nonce },
    messageId: confirmMessageId(id, nonce),
  }
}

/** The message id of the email with this link. */
export function confirmMessageId(id: string, nonce: string) {
  return `confirm.${id}.${nonce}`
}
