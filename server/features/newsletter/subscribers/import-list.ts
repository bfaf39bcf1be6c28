import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import { CONSENT_VERSION } from '#model/newsletter/newsletter.ts'
import { subscriberImportSchema } from '#model/newsletter/subscriber-schemas.ts'
import { confirmEntry, newNonce } from '#server/features/newsletter/subscribe.ts'
import { erasedAmong } from '#server/features/privacy/erased-address-hash.ts'
import { mutation } from '#server/platform/actions/action.ts'
import type { AdminContext } from '#server/platform/actions/admin-context.ts'
import { audit, type Change } from '#server/platform/actions/audit.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { type NewAddress, parseMoment } from './check-lines.ts'
import { digestOf } from './preview-list.ts'
import { readList } from './read-list.ts'
import { sortList } from './sort-list.ts'

type Wishes = z.output<typeof subscriberImportSchema>

/** Rows a statement takes at once. */
const BATCH = 500

/**
 * Brings in the new addresses of a list that was looked at before; known, unsubscribed and erased ones stay as they
 * are. Either each is asked by mail, or each counts at once because its line or the form says when and where its owner
 * agreed; whom the list itself calls pending is asked in any case.
 */
export const importList = mutation('editor', subscriberImportSchema, async (context, wishes) => {
  if ((await digestOf(wishes.file)) !== wishes.digest) {
    fail(422, 'This is not the file that you looked at. Look at it first, then bring it in.')
  }
  const { batches } = await readList(wishes.file, context.clock())
  const { fresh } = await sortList(context, batches)
  if (fresh.length === 0) fail(422, 'There is no new address in this list.')
  requireConsent(context, fresh, wishes)
  const brought = { confirmed: 0, asked: 0 }
  // A batch a transaction: one for a long list would keep visitors waiting from its first line to its last.
  for (let start = 0; start < fresh.length; start += BATCH) {
    const batch = fresh.slice(start, start + BATCH)
    await context.store.transaction().execute(async (transaction) => {
      if (start === 0) await audit(transaction, context, entryOf(fresh.length, wishes))
      const { confirmed, asked } = await insert(transaction, context, batch, wishes)
      brought.confirmed += confirmed
      brought.asked += asked
    })
    await setImmediate()
  }
  return { message: sentenceOf(brought, context.sendsMail), value: null }
})

function entryOf(count: number, { way }: Wishes): Change {
  return {
    action: 'newsletter.imported',
    subject: 'subscribers',
    summary: `Brought in a list with ${addressesOf(count)}, ${way === 'ask' ? 'each to be confirmed by mail' : 'confirmed elsewhere'}`,
  }
}

/** Nobody is stored without a word on where the consent comes from. */
function requireConsent(
  { clock }: AdminContext,
  fresh: NewAddress[],
  { way, source, agreedOn }: Wishes,
) {
  const errors: Record<string, string> = {}
  if (!source && fresh.some((address) => address.source === null)) {
    errors.source = 'Say where these people agreed: not every line of the list does'
  }
  if (
    way === 'proven' &&
    fresh.some(({ consentAt, isPending }) => consentAt === null && !isPending)
  ) {
    const moment = parseMoment(agreedOn)
    if (!moment) errors.agreedOn = 'Say on which day they agreed: not every line of the list does'
    else if (moment > clock().toISOString()) errors.agreedOn = 'This day has not come yet'
  }
  const [sentence] = Object.values(errors)
  if (sentence) fail(422, sentence, { errors })
}

/** Those that are still new; somebody may have come or been erased since the list was sorted. */
async function insert(
  transaction: StoreTransaction,
  context: AdminContext,
  batch: NewAddress[],
  wishes: Wishes,
) {
  const erased = await erasedAmong(
    transaction,
    context.secrets,
    batch.map(({ key }) => key),
  )
  const rows = batch
    .filter(({ key }) => !erased.has(key))
    .map((address) => rowOf(context, address, wishes))
  if (rows.length === 0) return { confirmed: 0, asked: 0 }
  const inserted = await transaction
    .insertInto('newsletter_subscribers')
    .values(rows)
    .onConflict((conflict) => conflict.column('email_lower').doNothing())
    .returning(['id', 'email', 'nonce'])
    .execute()
  const asked = inserted.filter(({ nonce }) => nonce !== null)
  await enqueue(
    transaction,
    context,
    asked.map(({ id, email, nonce }) => confirmEntry(id, email, nonce ?? '')),
  )
  return { confirmed: inserted.length - asked.length, asked: asked.length }
}

function rowOf({ clock, newId }: AdminContext, address: NewAddress, wishes: Wishes): SubscriberRow {
  const now = clock().toISOString()
  const { way, source, agreedOn } = wishes
  const isProven = way === 'proven' && !address.isPending
  const agreed = address.consentAt ?? parseMoment(agreedOn) ?? now
  return {
    id: newId(),
    email: address.email,
    email_lower: address.key,
    state: isProven ? 'confirmed' : 'pending',
    nonce: isProven ? null : newNonce(),
    consent_version: isProven ? '' : CONSENT_VERSION,
    consent_at: isProven ? agreed : now,
    consent_source: address.source ?? source,
    confirmed_at: isProven ? agreed : null,
    unsubscribed_at: null,
    created_at: now,
  }
}

function sentenceOf(
  { confirmed, asked }: { confirmed: number; asked: number },
  sendsMail: boolean,
) {
  if (asked === 0) return `${addressesOf(confirmed)} brought in as confirmed.`
  const first = confirmed === 0 ? '' : `${addressesOf(confirmed)} brought in as confirmed. `
  const then = sendsMail
    ? 'Each gets a mail with the button that confirms.'
    : 'The mails that ask for the confirmation leave once a mail server is set.'
  return `${first}${addressesOf(asked)} brought in${confirmed === 0 ? '' : ' that had never confirmed'}. ${then}`
}

function addressesOf(count: number) {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'address' : 'addresses'}`
}
