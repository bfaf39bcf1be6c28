import { addressErasureSchema } from '#model/address-schema.ts'
import { mutation } from '#server/actions/action.ts'
import { eraseLeads, removeFiles } from '#server/features/leads/erase-leads.ts'
import { addressKey } from '#server/features/newsletter/subscribe.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { addressHasher } from './erased-address-hash.ts'
import { type PersonalData, personalDataOf } from './personal-data.ts'

/** Rows in one statement. */
const BATCH = 500

/** What stands in the audit log where a name or an address stood. */
const ERASED = '[erased]'

/**
 * Erases everything on an address: leads with their files, notes and replies, mail, the subscription; names and the
 * address are blacked out in the audit log. What stays is a mark that nobody can read, and counts.
 */
export const eraseAddress = mutation('owner', addressErasureSchema, async (context, given) => {
  const { address, typed } = given
  if (addressKey(typed) !== addressKey(address)) {
    const sentence = 'Type the address exactly as shown above.'
    fail(422, sentence, { errors: { typed: sentence } })
  }
  const done = await context.store.transaction().execute(async (transaction) => {
    const data = await personalDataOf(transaction, address)
    const { leads, subscriber, messages, mentions } = data
    if (!leads.length && !subscriber && !messages.length && !mentions.length) {
      fail(404, 'Nothing is stored on this address any more.')
    }
    const { files } = await eraseLeads(
      transaction,
      context,
      leads.map(({ id }) => id),
    )
    // First, as whoever erases the subscription alone does: two at once must not wait for each other.
    await removeSubscriber(transaction, data)
    await removeMessages(transaction, data)
    await blackOut(transaction, address, data)
    const hashOf = addressHasher(context.secrets)
    const summary = `Erased everything on an e-mail address: ${countsOf(data)}`
    await audit(transaction, context, {
      action: 'privacy.address-erased',
      subject: hashOf(address),
      summary,
    })
    return { files, counts: countsOf(data) }
  })
  await removeFiles(context, done.files)
  return { message: `Erased: ${done.counts}.`, value: null }
})

async function removeMessages(transaction: StoreTransaction, { messages }: PersonalData) {
  for (let start = 0; start < messages.length; start += BATCH) {
    const ids = messages.slice(start, start + BATCH).map(({ id }) => id)
    await transaction.deleteFrom('outbox').where('id', 'in', ids).execute()
  }
}

async function removeSubscriber(transaction: StoreTransaction, { subscriber }: PersonalData) {
  if (!subscriber) return
  await transaction.deleteFrom('newsletter_subscribers').where('id', '=', subscriber.id).execute()
}

/** The log says further on who did what, and no longer to whom. */
async function blackOut(
  transaction: StoreTransaction,
  address: string,
  { leads, mentions, subscriber }: PersonalData,
) {
  const words = [
    address,
    subscriber?.email ?? '',
    ...leads.flatMap(({ email, name }) => [email, name]),
  ]
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[...new Set(words)]
      .filter(Boolean)
      .sort((one, other) => other.length - one.length)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  for (const { id, summary } of mentions) {
    const blackened = summary.replace(pattern, ERASED)
    if (blackened === summary) continue
    await transaction
      .updateTable('audit_log')
      .set({ summary: blackened })
      .where('id', '=', id)
      .execute()
  }
}

function countsOf({ leads, files, messages, subscriber }: PersonalData) {
  const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
  return [
    counted(leads.length, 'lead'),
    counted(files.length, 'file'),
    counted(messages.length, 'message'),
    counted(subscriber ? 1 : 0, 'subscription'),
  ].join(', ')
}
