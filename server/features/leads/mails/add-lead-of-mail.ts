import type { Deps } from '#server/deps.ts'
import { addLead, newLeadRow } from '#server/features/leads/store-lead.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { Mailbox } from '#server/platform/mail/email-template.ts'
import type { ReceivedMail } from '#server/platform/mail/received-mail.ts'

/** References that are tried: one may be taken. */
const REFERENCES_TRIED = 5

type StrangersMail = { mail: ReceivedMail & { from: Mailbox }; hash: string; receivedAt: Date }

/** Makes a lead of a stranger's mail. */
export async function addLeadOfMail(
  transaction: StoreTransaction,
  deps: Deps,
  { mail, hash, receivedAt }: StrangersMail,
  referencePrefix: string,
) {
  const { from, subject, text, spamReason } = mail
  const answers = {
    name: from.name || from.address,
    email: from.address,
    details: [subject, text].filter(Boolean).join('\n\n'),
  }
  for (let attempt = 1; attempt <= REFERENCES_TRIED; attempt++) {
    const row = newLeadRow({ ...deps, clock: () => receivedAt }, referencePrefix, {
      kind: 'email',
      answers,
      source: {},
      fingerprint: hash,
      idempotencyKey: `mail-${hash}`,
      spamReason,
    })
    if (await addLead(transaction, row)) return row
  }
  throw new Error('No unused reference was found for a mail.')
}
