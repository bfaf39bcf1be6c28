import { z } from 'zod'
import { type AutomaticEmail, automaticEmails } from '#model/mail/automatic-emails.ts'
import { download, mutation, query, type ResultOf } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { bookingAction } from '#server/features/calls/booking-page.ts'
import { draftContent } from '#server/features/content/editor/draft-content.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { senderOf } from '#server/platform/mail/mail-transport.ts'
import { plainText } from '#server/platform/mail/plain-text.ts'
import { sampleEmail } from './sample-emails.ts'
import { sendToSelf } from './send-at-once.ts'

const DOCUMENT = 'emails'

const ids = Object.keys(automaticEmails) as AutomaticEmail[]

const chosen = z.object({ id: z.enum(ids).catch('inquiry') })

/** An automatic email about invented data: with the texts of the draft, or with the published ones. */
export const showAutomaticEmail = query('viewer', chosen, async (context, { id }) => {
  const { content, shows } = await sampleOf(context, id)
  return {
    id,
    subject: content.subject,
    text: plainText(content),
    shows,
    hasServer: context.mail.mailer !== null,
    ownAddress: context.actor.email,
  }
})

export type ShownAutomaticEmail = ResultOf<typeof showAutomaticEmail>

/** The HTML version, for a sandboxed frame. */
export const showAutomaticHtml = download('viewer', chosen, async (context, { id }) => {
  const { content } = await sampleOf(context, id)
  const sender = await senderOf(context, context.mail.from)
  const html = await context.mail.render(sender.name, content)
  const body = (async function* () {
    yield html
  })()
  return { name: 'email.html', mediaType: 'text/html; charset=utf-8', body, isShown: true }
})

/** Sends the sample to the signed-in person. */
export const sendAutomaticSample = mutation('editor', chosen, async (context, { id }) => {
  const { content } = await sampleOf(context, id)
  const delivery = await sendToSelf(context, { content })
  await context.store.transaction().execute((transaction) =>
    audit(transaction, context, {
      action: 'mail.sample-sent',
      subject: 'mail',
      summary: `Sent a sample of an automatic email to themselves: ${automaticEmails[id]}`,
    }),
  )
  if (delivery.result !== 'sent') fail(422, delivery.error)
  return { message: `The mail server accepted the sample for ${context.actor.email}.`, value: null }
})

async function sampleOf(context: AdminContext, id: AutomaticEmail) {
  const { store, content, siteUrl, clock, actor } = context
  const { draft } = await readStored(store, DOCUMENT)
  const drafted = await draftContent(context, DOCUMENT)
  const [site, emails] = await Promise.all([content.site(), (drafted ?? content).emails()])
  const booking = await bookingAction(context)
  const now = clock()
  const sample = sampleEmail(id, { site, emails, siteUrl, now, author: actor.name, booking })
  const shows = drafted ? 'draft' : draft ? 'published, draft invalid' : 'published'
  return { content: sample, shows } as const
}
