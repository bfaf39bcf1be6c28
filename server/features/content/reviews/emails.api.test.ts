import { expect, onTestFinished, test } from 'vitest'
import { renderMail } from '#app/emails/render-email.tsx'
import type { Page } from '#blocks/schema.ts'
import { createMailer } from '#server/platform/mail/mailer.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { pathByIds } from '#tests/fixtures/entry-paths.ts'
import { startSmtp } from '#tests/fixtures/smtp.ts'

const document = 'page:home'

test('emails about a comment, an answer and an approval name the place and lead there', async () => {
  const { url, received } = await startSmtp(onTestFinished)
  const mailer = createMailer(url)
  onTestFinished(() => mailer.close())
  const testSite = await openTestSite({ mailer, renderMail })
  const { content: author } = (await signIn(testSite, 'author', 'Ada')).admin
  const { content: editor } = (await signIn(testSite, 'editor', 'Eve')).admin
  const { value } = await author.open({ document })
  const body = JSON.stringify({ ...(value as Page), title: 'New' })
  await author.saveDraft({ document, version: 0, body })

  const path = 'blocks.0.label'
  const added = await editor.addComment({ document, path, text: 'Too <long>?' })
  const thread = added.ok ? added.value.id : ''
  await author.answerComment({ thread, text: 'Fine now.' })
  await author.requestReview({ document })
  const { review, version } = await editor.open({ document })
  await editor.approve({ id: review?.id, version, answer: 'Well done' })
  await testSite.site.sendOutbox()

  const mail = (subject: string) => received.find((one) => one.subject === subject)
  const comment = mail('Eve commented on “Home”')
  expect(comment?.envelopeTo).toEqual(['ada@agency.test'])
  expect(comment?.text).toContain('Section 1 (Marquee) › Accessible name:')
  expect(comment?.text).toContain('“Too <long>?”')
  expect(comment?.html).not.toContain('<long>')
  expect(comment?.text).toContain(
    `/admin/content/edit?document=page%3Ahome&at=${pathByIds(JSON.parse(body), path)}`,
  )
  const answer = mail('Ada answered a comment on “Home”')
  expect(answer?.envelopeTo).toEqual(['eve@agency.test'])
  const approval = mail('“Home” is approved')
  expect(approval?.text).toContain('Visitors see it once it is published.')
  expect(approval?.text).toContain('“Well done”')
})
