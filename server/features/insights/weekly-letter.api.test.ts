import { expect, onTestFinished, test } from 'vitest'
import { renderMail } from '#app/emails/render-email.tsx'
import { createMailer } from '#server/platform/mail/mailer.ts'
import { addPerson } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { startSmtp } from '#tests/fixtures/smtp.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const hour = 3_600_000

/** A site in Kolkata with two owners and an editor, on a Wednesday. */
async function setup({ weeklyLetter = true } = {}) {
  let now = Date.parse('2026-11-18T06:00:00Z')
  const smtp = await startSmtp(onTestFinished)
  const mailer = createMailer(smtp.url)
  onTestFinished(() => mailer.close())
  const content = { ...fixtureContent, site: { ...fixtureContent.site, weeklyLetter } }
  const test = await openTestSite({ clock: () => new Date(now), mailer, renderMail, content })
  for (const [name, role] of [
    ['Ana', 'owner'],
    ['Ben', 'owner'],
    ['Eve', 'editor'],
  ] as const) {
    await addPerson(test.database, { name, email: `${name.toLowerCase()}@agency.test`, role })
  }
  return {
    ...test,
    received: smtp.received,
    at(time: string) {
      now = Date.parse(time)
    },
    visit(path: string, address: string, referer = '') {
      const headers = { 'user-agent': browser, referer }
      const request = new Request(`https://wavelength.example${path}`, { headers })
      test.site.noteView(request, path, { address })
    },
    async end() {
      await test.site.flushInsights()
      now += hour
      await test.site.foldVisits()
    },
    async send() {
      await test.site.sendWeeklyLetters()
      await test.site.sendOutbox()
    },
  }
}

test('owners get a letter about the week before, once, on Monday at seven where the site is', async () => {
  const { visit, end, at, send, received, fetch, database, site } = await setup()
  at('2026-11-11T06:00:00Z')
  visit('/', '192.0.2.1')
  await end()
  at('2026-11-18T06:00:00Z')
  visit('/about', '192.0.2.1', 'https://search.test/')
  visit('/', '192.0.2.2')
  visit('/contact', '192.0.2.2')
  const body = inquiryForm({ details: 'A shop.' })
  await fetch('/api/inquiries', { method: 'POST', body, headers: { 'user-agent': browser } })
  const request = new Request('https://wavelength.example/old', {
    headers: { 'user-agent': browser },
  })
  for (let asked = 0; asked < 3; asked++) site.noteNotFound(request, '/old')
  site.noteNotFound(request, '/dismissed')
  await site.flushNotFound()
  await database.store
    .updateTable('not_found_paths')
    .set({ dismissed: 1 })
    .where('path', '=', '/dismissed')
    .execute()
  await database.store
    .updateTable('leads')
    .set({ status: 'won', value: 150_000, currency: 'USD', closed_at: '2026-11-20T06:00:00.000Z' })
    .execute()
  await end()
  at('2026-11-23T01:29:00Z')
  await send()
  const letters = () => received.filter(({ subject }) => subject?.includes('last week'))
  expect(letters()).toEqual([])
  at('2026-11-23T01:30:00Z')
  await send()
  await send()
  expect(
    letters()
      .map(({ envelopeTo }) => envelopeTo)
      .sort(),
  ).toEqual([['ana@agency.test'], ['ben@agency.test']])
  const [letter] = letters()
  expect(letter?.subject).toBe('2 visits last week')
  expect(letter?.text).toContain('November 16 – 22: 2 visits')
  expect(letter?.text).toContain('2, 100 % more than the week before')
  expect(letter?.text).toContain('$1,500.00')
  expect(letter?.text).toMatch(/\/about: 1 visit\n/)
  expect(letter?.text).toContain('search.test: 1 visit')
  expect(letter?.text).toContain('/old: 3 requests')
  expect(letter?.text).not.toContain('/dismissed')
  expect(letter?.html).toContain('search.test')
  // Nothing of who sent the inquiry.
  expect(letter?.text).not.toContain('Ann Lee')
})

test('none is sent when it is off, when nothing happened, and to who is no owner any more', async () => {
  const off = await setup({ weeklyLetter: false })
  off.visit('/', '192.0.2.1')
  await off.end()
  off.at('2026-11-23T06:00:00Z')
  await off.send()
  expect(off.received).toEqual([])
  const quiet = await setup()
  quiet.at('2026-11-23T06:00:00Z')
  quiet.visit('/', '192.0.2.1')
  await quiet.send()
  expect(quiet.received).toEqual([])
  await quiet.end()
  quiet.at('2026-11-30T06:00:00Z')
  await quiet.site.sendWeeklyLetters()
  await quiet.database.store
    .updateTable('user')
    .set({ role: 'viewer' })
    .where('name', '=', 'Ben')
    .execute()
  await quiet.site.sendOutbox()
  expect(quiet.received.map(({ envelopeTo }) => envelopeTo)).toEqual([['ana@agency.test']])
})
