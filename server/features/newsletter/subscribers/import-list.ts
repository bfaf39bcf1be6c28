import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import { consentFor } from '#model/newsletter/newsletter.ts'
import { subscriberImportSchema } from '#model/newsletter/subscriber-schemas.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { confirmEntry, newNonce } from '#server/features/newsletter/subscribe.ts'
import { erasedAmong } from '#server/features/privacy/erased-address-hash.ts'
import { audit, type Change } from '#server/platform/audit/audit.ts'
import { digestOf } from '#server/platform/csv/read-records.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { lacksDay, lacksSource, type NewAddress, parseConsentDate } from './check-lines.ts'
import { endSubscriptions } from './end-subscriptions.ts'
import { detailsOf } from './list-details.ts'
import { readList } from './read-list.ts'
import { sortList } from './sort-list.ts'

type Options = z.output<typeof subscriberImportSchema>

/** Rows per statement. */
const BATCH = 500

/**
 * Imports the new addresses of a previewed list, and unsubscribes those known here who have unsubscribed elsewhere since; others known
 * or erased here are left unchanged. Each new address
 * either gets a confirmation email, or is confirmed at once because its line or the form states when and where its
 * owner agreed. Addresses that the list marks as pending always get the email, and those unsubscribed stay so.
 */
export const importList = mutation('editor', subscriberImportSchema, async (context, options) => {
  if ((await digestOf(options.file)) !== options.digest) {
    fail(422, 'This is not the file that you previewed. Preview it, then import it.')
  }
  const { batches } = await readList(options.file, context.clock())
  const { fresh, ended } = await sortList(context, batches)
  if (fresh.length + ended.length === 0) fail(422, 'This list has no new addresses.')
  requireConsent(context, fresh, options)
  const importId = context.newId()
  const imported = { confirmed: 0, unconfirmed: 0, unsubscribed: 0, ended: 0 }
  let isAudited = false
  // One transaction per batch: a single one would block visitors during the whole import.
  const eachBatch = async (
    addresses: NewAddress[],
    change: (transaction: StoreTransaction, batch: NewAddress[]) => Promise<void>,
  ) => {
    for (let start = 0; start < addresses.length; start += BATCH) {
      await context.store.transaction().execute(async (transaction) => {
        if (!isAudited) await audit(transaction, context, auditEntry(fresh, ended, options))
        await change(transaction, addresses.slice(start, start + BATCH))
      })
      isAudited = true
      await setImmediate()
    }
  }
  await eachBatch(ended, async (transaction, batch) => {
    imported.ended += await endSubscriptions(transaction, context, importId, batch)
  })
  await eachBatch(fresh, async (transaction, batch) => {
    const rows = batch.map((address) => rowOf(context, importId, address, options))
    const counts = await insert(transaction, context, rows)
    imported.confirmed += counts.confirmed
    imported.unconfirmed += counts.unconfirmed
    imported.unsubscribed += counts.unsubscribed
  })
  return { message: messageOf(imported, context.sendsMail), value: null }
})

function auditEntry(fresh: NewAddress[], ended: NewAddress[], { way }: Options): Change {
  const added = `Imported ${countAddresses(fresh.length)}${way === 'ask' ? ', to be confirmed by email' : ' as confirmed'}`
  const left = `${countAddresses(ended.length)} that a list has as unsubscribed`
  return {
    action: 'newsletter.imported',
    subject: 'subscribers',
    summary:
      ended.length === 0
        ? added
        : fresh.length === 0
          ? `Unsubscribed ${left}`
          : `${added}; unsubscribed ${left}`,
  }
}

/** Requires a source for every address, and the date of proven consent. */
function requireConsent(
  { clock }: AdminContext,
  fresh: NewAddress[],
  { way, source, agreedOn }: Options,
) {
  const errors: Record<string, string> = {}
  if (!source && fresh.some(lacksSource)) {
    errors.source = 'Enter where these people agreed: not every line of the list states it'
  }
  if (way === 'proven' && fresh.some(lacksDay)) {
    const dateTime = parseConsentDate(agreedOn)
    if (!dateTime)
      errors.agreedOn = 'Enter the date when they agreed: not every line of the list states it'
    else if (dateTime > clock().toISOString()) errors.agreedOn = 'This date is in the future'
  }
  const [message] = Object.values(errors)
  if (message) fail(422, message, { errors })
}

/** Inserts addresses that are still new: some may have subscribed or been erased since the list was sorted. */
async function insert(
  transaction: StoreTransaction,
  context: AdminContext,
  batch: SubscriberRow[],
) {
  const erased = await erasedAmong(
    transaction,
    context.secrets,
    batch.map(({ email_lower }) => email_lower),
  )
  const rows = batch.filter(({ email_lower }) => !erased.has(email_lower))
  if (rows.length === 0) return { confirmed: 0, unconfirmed: 0, unsubscribed: 0 }
  const inserted = await transaction
    .insertInto('newsletter_subscribers')
    .values(rows)
    .onConflict((conflict) => conflict.column('email_lower').doNothing())
    .returning(['id', 'email', 'state', 'nonce'])
    .execute()
  const unconfirmed = inserted.filter(({ nonce }) => nonce !== null)
  await enqueue(
    transaction,
    context,
    unconfirmed.map(({ id, email, nonce }) => confirmEntry(id, email, nonce ?? '')),
  )
  const unsubscribed = inserted.filter(({ state }) => state === 'unsubscribed').length
  const confirmed = inserted.length - unconfirmed.length - unsubscribed
  return { confirmed, unconfirmed: unconfirmed.length, unsubscribed }
}

function rowOf(
  { clock, newId, content }: AdminContext,
  importId: string,
  address: NewAddress,
  options: Options,
): SubscriberRow {
  const now = clock().toISOString()
  const { way, source, agreedOn } = options
  const agreedAt = address.consentAt ?? parseConsentDate(agreedOn) ?? now
  const common = {
    id: newId(),
    email: address.email,
    email_lower: address.key,
    consent_source: address.source ?? (address.consentVersion ? null : source || null),
    import_id: importId,
    import_at: now,
    before_import: null,
    ...detailsOf(address, options, content.current().newsletter),
    created_at: now,
  }
  const ended = { state: 'unsubscribed', unsubscribed_at: address.unsubscribedAt ?? now } as const
  const proven = {
    ...(address.state === 'unsubscribed'
      ? ended
      : { state: 'confirmed' as const, unsubscribed_at: null }),
    nonce: null,
    consent_version: address.consentVersion,
    consent_at: agreedAt,
    consent_ip: address.consentIp,
    confirmed_at: address.confirmedAt ?? (address.state === null ? agreedAt : null),
  }
  if (address.state === 'unsubscribed' || (way === 'proven' && address.state === null)) {
    return { ...common, ...proven }
  }
  const asked = {
    state: 'pending',
    nonce: newNonce(),
    consent_version: consentFor(content.current().newsletter),
  } as const
  return {
    ...common,
    ...asked,
    consent_at: now,
    consent_ip: null,
    confirmed_at: null,
    unsubscribed_at: null,
  }
}

function messageOf(
  counts: Awaited<ReturnType<typeof insert>> & { ended: number },
  sendsMail: boolean,
) {
  const { confirmed, unconfirmed, unsubscribed, ended } = counts
  const kept = [
    unsubscribed > 0 && ` ${countAddresses(unsubscribed)} kept as unsubscribed.`,
    ended > 0 && ` ${countAddresses(ended)} unsubscribed, as in the list.`,
  ]
    .filter(Boolean)
    .join('')
  if (unconfirmed === 0 && confirmed === 0) return kept.trim()
  if (unconfirmed === 0) return `${countAddresses(confirmed)} imported as confirmed.${kept}`
  const first = confirmed === 0 ? '' : `${countAddresses(confirmed)} imported as confirmed. `
  const then = sendsMail
    ? 'Each gets a confirmation email.'
    : 'Confirmation emails will be sent once a mail server is set up.'
  return `${first}${countAddresses(unconfirmed)} imported${confirmed === 0 ? '' : ' as unconfirmed'}. ${then}${kept}`
}

function countAddresses(count: number) {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'address' : 'addresses'}`
}
