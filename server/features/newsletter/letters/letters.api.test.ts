import { expect, onTestFinished, test } from 'vitest'
import { renderMail } from '#app/emails/render-email.tsx'
import { createMailer } from '#server/platform/mail/mailer.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { startSmtp } from '#tests/fixtures/smtp.ts'

const texts = {
  subject: 'News',
  preheader: 'What we made',
  content: '# Hello\n\nWe **made** this.',
}

async function setup() {
  let now = Date.parse('2026-11-21T09:30:00Z')
  const { url, received } = await startSmtp(onTestFinished)
  const mailer = createMailer(url)
  onTestFinished(() => mailer.close())
  const deps = { clock: () => new Date(now), mailer, renderMail }
  const testSite = await openTestSite(deps)
  const { store } = testSite.database
  const { admin, download } = await signIn(testSite, 'editor', 'Dana')
  async function subscribe(name: string, change: object = {}) {
    const at = new Date(now).toISOString()
    const email = `${name}@example.com`
    await store
      .insertInto('newsletter_subscribers')
      .values({
        ...{ id: `subscriber-${name}`, email, email_lower: email, state: 'confirmed', nonce: null },
        ...{ consent_version: '2026-11-22', consent_at: at, confirmed_at: at, created_at: at },
        ...{ unsubscribed_at: null, ...change },
      })
      .execute()
  }
  async function draft(change: Partial<typeof texts> = {}) {
    const created = await admin.letters.create({})
    if (!created.ok) throw new Error(created.message)
    const { id } = created.value
    await admin.letters.save({ id, version: 1, ...texts, ...change })
    return { id, version: 2 }
  }
  async function deliver() {
    await testSite.site.runLetters()
    await testSite.site.sendOutbox()
    await testSite.site.runLetters()
  }
  return {
    ...testSite,
    ...{
      store,
      admin,
      letters: admin.letters,
      download,
      received,
      mailer,
      subscribe,
      draft,
      deliver,
    },
    pass(milliseconds: number) {
      now += milliseconds
    },
  }
}

test('a letter goes once to everybody with a confirmed subscription', async () => {
  const { letters, subscribe, draft, deliver, received } = await setup()
  await subscribe('ann')
  await subscribe('bob', { state: 'pending', confirmed_at: null })
  await subscribe('cleo')
  await subscribe('dan', { state: 'unsubscribed' })
  const letter = await draft()
  expect(await letters.send(letter)).toMatchObject({
    ok: true,
    message: 'Sending to 2 subscribers.',
  })
  await subscribe('late', {
    confirmed_at: '2026-11-01T00:00:00.000Z',
    created_at: '2026-11-22T00:00:00.000Z',
  })
  await deliver()
  await deliver()
  expect(received.map(({ envelopeTo }) => envelopeTo[0]).sort()).toEqual([
    'ann@example.com',
    'cleo@example.com',
  ])
  expect(await letters.open({ id: letter.id })).toMatchObject({ state: 'sent', sent: 2, failed: 0 })
})
