import { buffer } from 'node:stream/consumers'

/** With which emails are signed (RFC 6376). */
export type DkimKey = { domain: string; selector: string; privateKey: string }

/** Those that say who writes to whom about what, and how to leave the list (RFC 8058, 4). */
const signedHeaders = [
  ...['From', 'Sender', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID'],
  ...['In-Reply-To', 'References', 'MIME-Version', 'Content-Type', 'Content-Transfer-Encoding'],
  ...['List-Id', 'List-Unsubscribe', 'List-Unsubscribe-Post', 'Feedback-ID', 'Auto-Submitted'],
].join(':')

/** The raw message with a signature. */
export async function signMail(raw: Buffer, { domain, selector, privateKey }: DkimKey) {
  const { default: DKIM } = await import('nodemailer/lib/dkim')
  const signer = new DKIM({
    ...{ domainName: domain, keySelector: selector, privateKey },
    headerFieldNames: signedHeaders,
  })
  return buffer(signer.sign(raw))
}
