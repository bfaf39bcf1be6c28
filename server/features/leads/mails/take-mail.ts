import { createHash } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import { removeFiles } from '#server/features/leads/erase-leads.ts'
import { noteReport } from '#server/features/newsletter/bounces/note-report.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { ReceivedFile } from '#server/platform/files/file-store.ts'
import type { Mailbox } from '#server/platform/mail/email-template.ts'
import type { MailReport, ReceivedMail } from '#server/platform/mail/received-mail.ts'
import { findThread, type Thread } from './find-thread.ts'
import { noteArrival } from './inbox-test.ts'
import { keepAttachments } from './keep-attachments.ts'
import { refusalOf } from './refuse-mail.ts'
import { rememberReceived } from './remember-received.ts'
import { type NewMail, storeMail } from './store-mail.ts'

/** Bytes of a mail that is taken whole; servers send up to 50 MB. */
export const MAIL_MAX = 50 * 1024 * 1024

/** What became of a mail; all but the first stay in the mailbox only. */
export type Taken = 'stored' | 'known' | 'own' | 'noted' | 'automatic' | 'too-many' | 'unreadable'

type Source = {
  receivedAt: Date
  /** Of a mail that was cut off there: its attachments are not complete. */
  isCut?: boolean
  /** What the source records in the same transaction. */
  record?: (transaction: StoreTransaction, taken: Taken) => Promise<void>
}

/** Stores a raw mail once: under the lead that it belongs to, or as a new one. Discards the file. */
export async function takeMail(deps: Deps, raw: ReceivedFile, source: Source): Promise<Taken> {
  try {
    const mail = await deps.openMail(raw.path)
    const { from } = mail ?? {}
    if (!mail) return await leave(deps, 'unreadable', raw.sha256, source, null)
    const { bounce } = mail
    if (!from)
      return await leave(deps, bounce ? 'automatic' : 'unreadable', raw.sha256, source, bounce)
    const hash = hashOf(mail, from, raw)
    const thread = await findThread(deps, mail)
    const refusal = await refusalOf(deps, mail, from, thread, source)
    if (refusal) return await leave(deps, refusal, hash, source, bounce, mail.recipients)
    return await keep(deps, { ...mail, from }, hash, thread, source)
  } finally {
    await deps.files.discard(raw)
  }
}

async function keep(
  deps: Deps,
  mail: NewMail['mail'],
  hash: string,
  thread: Thread | null,
  { receivedAt, isCut, record }: Source,
) {
  const { kept, refused } = await keepAttachments(deps, isCut ? [] : mail.attachments)
  if (isCut)
    refused.push({
      name: 'Attachments',
      reason: `The mail is larger than ${MAIL_MAX / 1024 / 1024} MB.`,
    })
  // A failed commit may still have stored the rows, if only its response was lost; then the cleanup job decides.
  let mayBeStored = false
  try {
    const { notify, referencePrefix } = await deps.content.site()
    return await deps.store.transaction().execute(async (transaction) => {
      const isNew = await rememberReceived(transaction, hash, receivedAt)
      if (isNew) {
        const files = { kept, refused }
        const settings = { notify, referencePrefix }
        await storeMail(transaction, deps, { mail, hash, thread, receivedAt, files }, settings)
        await note(transaction, deps, mail.bounce, receivedAt)
      }
      const taken: Taken = isNew ? 'stored' : 'known'
      await record?.(transaction, taken)
      mayBeStored = isNew
      return taken
    })
  } finally {
    if (!mayBeStored)
      await removeFiles(
        deps,
        kept.map(({ storage_key }) => storage_key),
      )
  }
}

/** Records that a mail was looked at, and what it reports. */
async function leave(
  deps: Deps,
  refusal: Taken,
  hash: string,
  { receivedAt, record }: Source,
  bounce: MailReport | null,
  recipients: string[] = [],
) {
  return deps.store.transaction().execute(async (transaction) => {
    const isNew = await rememberReceived(transaction, hash, receivedAt)
    await noteArrival(transaction, recipients, receivedAt)
    const taken = isNew && (await note(transaction, deps, bounce, receivedAt)) ? 'noted' : refusal
    await record?.(transaction, taken)
    return taken
  })
}

/** False unless the mail reports about an email of ours. */
async function note(
  transaction: StoreTransaction,
  { newId, metrics }: Deps,
  bounce: MailReport | null,
  at: Date,
) {
  if (!bounce) return false
  const isOurs = await noteReport(transaction, { ...bounce, source: 'mailbox', at, newId })
  metrics?.countReport(isOurs)
  return isOurs
}

/** The same for a mail that comes in two ways, which differ in their headers. */
function hashOf(
  { messageId, subject, text, quoted }: ReceivedMail,
  { address }: Mailbox,
  { sha256 }: ReceivedFile,
) {
  const own = messageId ? [messageId, address, subject, text, quoted] : [sha256]
  return createHash('sha256').update(JSON.stringify(own)).digest('hex')
}
