import { z } from 'zod'
import { mutation, query } from '#server/actions/action.ts'
import { inboxState } from '#server/features/leads/mails/inbox-state.ts'
import {
  forgetInboxTest,
  testAddress,
  writeInboxTest,
} from '#server/features/leads/mails/inbox-test.ts'
import { sendAtOnce } from '#server/features/mail/send-at-once.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import type { EmailMessage } from '#server/platform/mail/email-template.ts'

/** How mail is received, and whether the last test email has come in. */
export const showInbox = query('owner', z.object({}), inboxState)

/** Sends a mail to the mailbox of this site, to a signed address as answers have; `noteArrival` sees it come in. */
export const testInbox = mutation('owner', z.object({}), async (context) => {
  const { store, clock, newId, replyAddresses, mail } = context
  if (!replyAddresses) {
    fail(409, 'No mail is received yet. Set INBOX_ADDRESS and IMAP_URL, and restart the server.')
  }
  if (!mail.mailer) fail(409, 'No mail server is set up, so no test email can be sent.')
  const address = testAddress(replyAddresses, newId()).toLowerCase()
  // Before it is sent: it may come in at once.
  const test = { address, sentAt: clock().toISOString(), arrivedAt: null }
  await writeInboxTest(store, test)
  const delivery = await sendAtOnce(context, address, testMail((await context.content.site()).name))
  await store.transaction().execute((transaction) =>
    audit(transaction, context, {
      action: 'system.inbox-tested',
      subject: 'mail',
      summary: `Sent a test email to the inbox: ${delivery.result === 'sent' ? 'accepted by the mail server' : 'not accepted'}`,
    }),
  )
  if (delivery.result !== 'sent') {
    await forgetInboxTest(store, test)
    fail(422, delivery.error)
  }
  return { message: `A test email to ${address} has left.`, value: null }
})

function testMail(name: string): EmailMessage {
  return {
    content: {
      subject: `Test of the inbox of ${name}`,
      preview: 'Sent to see whether mail is received.',
      heading: 'Does mail come in?',
      paragraphs: [
        'This mail was requested in the admin, to see whether mail to this address is received. You can delete it.',
      ],
      footer: [`Sent by ${name}’s own website.`],
    },
  }
}
