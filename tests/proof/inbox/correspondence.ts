import { attached, mailbox, mixedMail } from '#tests/fixtures/mails.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import type { Dovecot } from './dovecot.ts'

/** A lead, with the reply address and the Message-ID of its receipt. */
export type Correspondent = { id: string; email: string; replyTo: string; receipt: string }

/** Bytes of an attached file: a connection may break off in the middle of it. */
export const FILE = 200_000

/** Every so many-th mail has one. */
const FILE_EACH = 5

/** Every so many-th mail is known by its headers alone. */
const HEADERS_EACH = 3

/** Answers of visitors, put into a mailbox. */
export function createCorrespondence(dovecot: Dovecot) {
  const leads: Correspondent[] = []
  /** The address of the lead that each mail belongs to, by Message-ID. */
  const sent = new Map<string, string>()
  let files = 0

  return {
    leads,
    sent,
    /** How many files were attached. */
    files: () => files,
    send(number: number) {
      const { email = '', replyTo = '', receipt = '' } = leads[number % leads.length] ?? {}
      const id = `answer-${number}@example.com`
      const parts = [{ type: 'text/plain', body: `Answer ${number}` }]
      if (number % FILE_EACH === 0) {
        parts.push(attached('plan.pdf', pdf(FILE)) as (typeof parts)[number])
        files += 1
      }
      const target =
        number % HEADERS_EACH === 0
          ? { to: mailbox, headers: [`In-Reply-To: ${receipt}`] }
          : { to: replyTo }
      const from = `person-${number}@example.com`
      dovecot.deliver(mixedMail({ from, id, parts, ...target }))
      sent.set(id, email)
    },
  }
}
