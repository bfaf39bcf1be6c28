import { letterName } from '#model/newsletter/letter.ts'
import { download, mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { sendToSelf } from '#server/features/mail/send-to-self.ts'
import { settingsOf } from '#server/features/newsletter/emails.ts'
import { SAMPLE_KEY } from '#server/features/newsletter/subscriber-key.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { LetterRow } from '#server/platform/db/rows/letters.ts'
import { fail } from '#server/platform/http/problem.ts'
import { senderOf } from '#server/platform/mail/mail-transport.ts'
import { letterContent } from './letter-content.ts'
import { findLetter, letterId } from './letter-rows.ts'
import { previewBody } from './preview-body.ts'

/** The letter as a subscriber would get it, as HTML for a sandboxed frame. */
export const showLetterHtml = download('viewer', letterId, async (context, { id }) => {
  const content = await previewOf(context, await findLetter(context.store, id))
  const sender = await senderOf(context, context.mail.from)
  const html = await context.mail.render(sender.name, content)
  const body = (async function* () {
    yield html
  })()
  const type = 'text/html; charset=utf-8'
  const picturesOf = context.siteUrl
  return { name: 'email.html', mediaType: type, body, isShown: true, picturesOf }
})

/** Sends the letter to the signed-in person, whatever its state. */
export const sendLetterTest = mutation('author', letterId, async (context, { id }) => {
  const letter = await findLetter(context.store, id)
  const content = await previewOf(context, letter)
  const subject = `Test: ${content.subject}`
  const delivery = await sendToSelf(context, { content: { ...content, subject } })
  await context.store.transaction().execute((transaction) =>
    audit(transaction, context, {
      action: 'newsletter.letter-tested',
      subject: `letter:${id}`,
      summary: `Sent a test of the letter “${letterName(letter.subject)}” to themselves`,
    }),
  )
  if (delivery.result !== 'sent') fail(422, delivery.fault)
  return { message: `The mail server accepted the test for ${context.actor.email}.`, value: null }
})

async function previewOf(context: AdminContext, letter: LetterRow) {
  const body = await previewBody(context, letter.markdown)
  const named = { ...letter, subject: letterName(letter.subject) }
  return letterContent(await settingsOf(context), named, body, { consent_source: null }, SAMPLE_KEY)
}
