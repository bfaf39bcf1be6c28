import { buffer } from 'node:stream/consumers'
import { makeZip } from 'client-zip'
import { addressSchema } from '#model/address-schema.ts'
import { consentTextOf } from '#model/newsletter/newsletter.ts'
import { reasonText } from '#model/newsletter/recipient.ts'
import { listIn } from '#model/newsletter/subscriber-data.ts'
import { download } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { addressHasher } from './erased-address-hash.ts'
import {
  entryName,
  exportedFile,
  exportedLead,
  exportedMail,
  exportedOfferElsewhere,
  visitOf,
} from './exported-lead.ts'
import { type PersonalData, personalDataOf } from './personal-data.ts'

/** All data of an email address as a ZIP: `data.json` and the files of its leads. */
export const exportAddress = download('owner', addressSchema, async (context, { address }) => {
  const data = await personalDataOf(context.store, address)
  if (!hasData(data)) fail(404, 'Nothing is stored about this address.')
  const hashOf = addressHasher(context.secrets)
  await context.store.transaction().execute((transaction) =>
    audit(transaction, context, {
      action: 'privacy.address-exported',
      subject: hashOf(address).replace('address:', 'export:'),
      summary: `Exported all data of an email address: ${data.leads.length} leads, ${data.files.length} files`,
    }),
  )
  return {
    name: `data-of-${address.replace(/[^\w.@+-]/g, '_')}.zip`,
    mediaType: 'application/zip',
    body: makeZip(entriesOf(context, address, data)),
  }
})

function hasData(data: PersonalData) {
  const { leads, mailsElsewhere, offersElsewhere, messages, mentions } = data
  const { subscriber, suppressed, account } = data
  const lists = [leads, mailsElsewhere, offersElsewhere, messages, mentions]
  return Boolean(subscriber || suppressed || account || lists.some(({ length }) => length > 0))
}

/** The entries of the ZIP. File names are generated, never the visitor's. */
async function* entriesOf({ files, clock }: AdminContext, address: string, data: PersonalData) {
  const exported = { address, exportedAt: clock().toISOString(), ...exportedData(data) }
  yield { name: 'data.json', input: `${JSON.stringify(exported, null, 2)}\n` }
  for (const file of [...data.files, ...data.filesElsewhere]) {
    // A file missing in the storage must not make the export fail.
    const body = await files.read(file.storage_key)
    if (body) yield { name: entryName(file), input: await buffer(body) }
  }
}

/** The exported data, without internal columns. */
function exportedData(data: PersonalData) {
  const {
    subscriber,
    suppressed,
    bounces,
    clicks,
    received,
    messages,
    issues,
    account,
    links,
    mentions,
    conversions,
  } = data
  return {
    leads: data.leads.map((lead) => exportedLead(lead, data)),
    mailsAboutOthers: data.mailsElsewhere.map((mail) => exportedMail(mail, data.filesElsewhere)),
    filesAboutOthers: data.filesElsewhere.map(exportedFile),
    offersToOthers: data.offersElsewhere.map(exportedOfferElsewhere),
    newsletter: subscriber
      ? {
          email: subscriber.email,
          state: subscriber.state,
          consentAt: subscriber.consent_at,
          consentText: consentTextOf(subscriber.consent_version),
          consentSource: subscriber.consent_source,
          consentIp: subscriber.consent_ip,
          confirmedAt: subscriber.confirmed_at,
          unsubscribedAt: subscriber.unsubscribed_at,
          firstName: subscriber.first_name,
          company: subscriber.company,
          language: subscriber.language,
          tags: listIn(subscriber.tags),
          topics: listIn(subscriber.topics),
          pausedUntil: subscriber.paused_until,
          issues: received.map(({ subject, state, reason, at }) => {
            return { subject, state, reason: reason && reasonText(reason), at }
          }),
          followedLinks: clicks.map(({ url, clicked_at }) => ({ url, at: clicked_at })),
          since: subscriber.created_at,
          visit: visitOf(conversions, subscriber.id),
        }
      : null,
    suppressed: suppressed
      ? { reason: suppressed.reason, said: suppressed.detail, since: suppressed.created_at }
      : null,
    bounces: bounces.map(({ subject, kind, detail, created_at }) => {
      return { issue: subject, kind, said: detail, at: created_at }
    }),
    messages: messages.map((message) => {
      const { channel, topic, recipient, state, created_at, finished_at } = message
      const to = channel === 'mail' ? recipient : new URL(recipient).host
      const issue = issues.find(({ id }) => id === message.issue_id)?.subject
      return { channel, topic, issue, to, state, createdAt: created_at, finishedAt: finished_at }
    }),
    account: account ? { ...exportedAccount(account), calls: data.callSettings } : null,
    accountLinks: links.map(({ kind, role, created_at, used_at }) => {
      return { kind, role, createdAt: created_at, usedAt: used_at }
    }),
    auditLog: mentions.map(({ actor_name, summary, created_at }) => {
      return { by: actor_name, what: summary, at: created_at }
    }),
  }
}

function exportedAccount({ name, email, role, signature }: NonNullable<PersonalData['account']>) {
  return { name, email, role, signature }
}
