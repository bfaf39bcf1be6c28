import { addressErasureSchema } from '#model/address-schema.ts'
import { mutation } from '#server/actions/action.ts'
import { accountAddress } from '#server/features/accounts/create-account.ts'
import { eraseLeads, removeFiles } from '#server/features/leads/erase-leads.ts'
import { eraseMails } from '#server/features/leads/erase-mails.ts'
import { keepHash } from '#server/features/newsletter/bounces/suppress.ts'
import { eraseRecipient } from '#server/features/newsletter/issues/mark-recipient.ts'
import { addressKey } from '#server/features/newsletter/subscribe.ts'
import { forgetRecipient } from '#server/features/offers/erase-offers.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { spellingsOf } from './address-spellings.ts'
import { addressHasher } from './erased-address-hash.ts'
import { type PersonalData, personalDataOf } from './personal-data.ts'

/** Rows per statement. */
const BATCH = 500

/** Replaces names and addresses in the audit log. */
const ERASED = '[erased]'

/**
 * Erases all data of an email address: leads with their files, notes and replies, mails about leads of others, messages,
 * the subscription and invitations. Offers to others forget the address. Names and the address are redacted in the audit
 * log. A hash of the address and the counts are kept.
 */
export const eraseAddress = mutation('owner', addressErasureSchema, async (context, input) => {
  const { address, typed } = input
  if (addressKey(typed) !== addressKey(address)) {
    const message = 'Type the address exactly as shown above.'
    fail(422, message, { errors: { typed: message } })
  }
  const erased = await context.store.transaction().execute(async (transaction) => {
    const data = await personalDataOf(transaction, address)
    const { leads, mailsElsewhere, offersElsewhere, messages, mentions } = data
    const { subscriber, suppressed } = data
    const lists = [leads, mailsElsewhere, offersElsewhere, messages, mentions]
    if (!subscriber && !suppressed && lists.every(({ length }) => length === 0)) {
      fail(404, 'Nothing is stored about this address any more.')
    }
    const { files } = await eraseLeads(
      transaction,
      context,
      leads.map(({ id }) => id),
    )
    files.push(...(await eraseMails(transaction, context, mailsElsewhere)))
    const own = spellingsOf(address)
    await forgetRecipient(transaction, offersElsewhere, (one) => own.includes(one.toLowerCase()))
    // Before the messages, in the same order as eraseSubscriber, to prevent deadlocks.
    await removeSubscriber(transaction, context.clock(), data)
    await keepHash(transaction, context.secrets, address)
    await removeMessages(transaction, data)
    await transaction
      .deleteFrom('account_links')
      .where('email', '=', accountAddress(address))
      .execute()
    await redactMentions(transaction, address, data)
    const hashOf = addressHasher(context.secrets)
    const summary = `Erased all data of an email address: ${countsOf(data)}`
    await audit(transaction, context, {
      action: 'privacy.address-erased',
      subject: hashOf(address),
      summary,
    })
    return { files, counts: countsOf(data) }
  })
  await removeFiles(context, erased.files)
  return { message: `Erased: ${erased.counts}.`, value: null }
})

async function removeMessages(transaction: StoreTransaction, { messages }: PersonalData) {
  for (let start = 0; start < messages.length; start += BATCH) {
    const ids = messages.slice(start, start + BATCH).map(({ id }) => id)
    await transaction.deleteFrom('outbox').where('id', 'in', ids).execute()
  }
}

async function removeSubscriber(
  transaction: StoreTransaction,
  now: Date,
  { subscriber }: PersonalData,
) {
  if (!subscriber) return
  await transaction.deleteFrom('newsletter_subscribers').where('id', '=', subscriber.id).execute()
  await eraseRecipient(transaction, subscriber.id, now.toISOString())
  // An issue may have been queued since the messages were read.
  await transaction.deleteFrom('outbox').where('subject_id', '=', subscriber.id).execute()
}

/** Redacts names and the address in the audit log; actors and actions are kept. */
async function redactMentions(
  transaction: StoreTransaction,
  address: string,
  { leads, mailsElsewhere, mentions, subscriber }: PersonalData,
) {
  const names = [
    address,
    subscriber?.email ?? '',
    ...leads.flatMap(({ email, name }) => [email, name]),
    ...mailsElsewhere.map(({ from_name }) => from_name),
  ]
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[...new Set(names)]
      .filter(Boolean)
      .sort((one, other) => other.length - one.length)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  for (const { id, summary } of mentions) {
    const redacted = summary.replace(pattern, ERASED)
    if (redacted === summary) continue
    await transaction
      .updateTable('audit_log')
      .set({ summary: redacted })
      .where('id', '=', id)
      .execute()
  }
}

function countsOf(data: PersonalData) {
  const { leads, files, filesElsewhere, mailsElsewhere, offersElsewhere } = data
  const { messages, subscriber } = data
  const pluralize = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
  return [
    pluralize(leads.length, 'lead'),
    pluralize(files.length + filesElsewhere.length, 'file'),
    mailsElsewhere.length > 0 && pluralize(mailsElsewhere.length, 'mail'),
    offersElsewhere.length > 0 && pluralize(offersElsewhere.length, 'offer'),
    pluralize(messages.length, 'message'),
    pluralize(subscriber ? 1 : 0, 'subscription'),
  ]
    .filter(Boolean)
    .join(', ')
}
