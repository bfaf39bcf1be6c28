import { expect, onTestFinished, test } from 'vitest'
import { renderMail } from '#app/emails/render-email.tsx'
import { createMailer } from '#server/platform/mail/mailer.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { germanContent } from '#tests/fixtures/german.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { startSmtp } from '#tests/fixtures/smtp.ts'

test('the receipt of a visitor is in the language of the site', async () => {
  const { url, received } = await startSmtp(onTestFinished)
  const mailer = createMailer(url)
  onTestFinished(() => mailer.close())
  const clock = () => new Date('2026-11-21T09:30:00Z')
  const { inquiry } = germanContent.emails
  const emails = {
    ...germanContent.emails,
    inquiry: { ...inquiry, text: '{next}', next: '{deadline} / {answerTime}' },
  }
  const content = { ...germanContent, emails }
  const { site, fetch } = await openTestSite({ mailer, renderMail, clock, content })
  const body = inquiryForm({ service: germanContent.forms.inquiry.services[0]?.name })
  await fetch('/api/inquiries', { method: 'POST', body })
  await site.sendOutbox()
  const mail = received.find(({ envelopeTo }) => envelopeTo.includes('ann@example.com'))
  expect(mail?.html).toMatch(/<html [^>]*lang="de"/)
  expect(mail?.text).toContain('Ihr Zeichen')
  expect(mail?.text).toContain('Leistung')
  expect(mail?.text).toMatch(/Sonntag, 22\. November 2026, \d\d:\d\d .* \/ 12 Stunden/)
})
