import { addressQuerySchema } from '#model/address-schema.ts'
import { looksLikeEmail } from '#model/email-shape.ts'
import { query } from '#server/actions/action.ts'
import { type PersonalData, personalDataOf } from './personal-data.ts'

/** Leads, messages and mentions that are listed; all are counted, and all are in the export. */
const SHOWN_MAX = 100

/** All data of an email address. */
export const findAddress = query('owner', addressQuerySchema, async ({ store }, { address }) => {
  if (!address) return { address, found: null, error: null }
  if (!looksLikeEmail(address)) return { address, found: null, error: 'Invalid email address' }
  return { address, found: present(await personalDataOf(store, address)), error: null }
})

/** The data stored about an address: the first hundred of each, and the counts of all. */
export type FoundOnAddress = ReturnType<typeof present>

function present({
  leads,
  files,
  mailsElsewhere,
  events,
  tags,
  subscriber,
  suppressed,
  messages,
  account,
  mentions,
}: PersonalData) {
  return {
    counts: {
      leads: leads.length,
      files: files.length,
      notes: events.length + tags.length,
      mails: mailsElsewhere.length,
      messages: messages.length,
      subscriptions: subscriber ? 1 : 0,
      mentions: mentions.length,
    },
    leads: leads.slice(0, SHOWN_MAX).map(({ id, kind, reference, name, status, created_at }) => ({
      id,
      kind,
      reference,
      name,
      status,
      at: created_at,
      files: files
        .filter(({ lead_id }) => lead_id === id)
        .map(({ name, size }) => ({ name, size })),
    })),
    mails: mailsElsewhere.slice(0, SHOWN_MAX).map(({ id, subject, received_at }) => {
      return { id, subject, at: received_at }
    }),
    subscriber: subscriber
      ? { state: subscriber.state, since: subscriber.created_at, consentAt: subscriber.consent_at }
      : null,
    suppressed: suppressed ? { reason: suppressed.reason, at: suppressed.created_at } : null,
    messages: messages
      .slice(0, SHOWN_MAX)
      .map(({ id, channel, topic, recipient, state, created_at }) => ({
        id,
        topic,
        recipient: channel === 'mail' ? recipient : new URL(recipient).host,
        state,
        at: created_at,
      })),
    /** Who signs in with the address; erasing leaves the account. */
    account: account ? { name: account.name, role: account.role } : null,
    mentions: mentions.slice(0, SHOWN_MAX).map(({ id, actor_name, summary, created_at }) => ({
      id,
      actor: actor_name,
      summary,
      at: created_at,
    })),
  }
}
