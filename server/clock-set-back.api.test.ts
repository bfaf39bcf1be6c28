import { afterEach, expect, it, vi } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import { linkPath, mailedLinkKey } from '#server/features/accounts/links.ts'
import { addPerson, adminPassword, openBrowser, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { done } from '#tests/fixtures/posts.ts'
import { openPreview } from '#tests/fixtures/previews.ts'

const YEAR = 365 * 86_400_000
const HOUR = 3_600_000
const document = 'page:home'
const password = adminPassword

afterEach(() => void vi.useRealTimers())

/** A site whose clock is the machine's, also that of better-auth. */
async function setup() {
  const start = Date.now()
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  const clock = () => new Date()
  const test = await openTestSite({ clock }, { SMTP_URL: 'smtp://127.0.0.1:1' })
  await addPerson(test.database, { name: 'Ann', email: 'ann@agency.test', role: 'editor' })
  const owner = await signIn(test, 'owner')
  const set = (time: number) => vi.setSystemTime(start + time)
  const linkOf = async (kind: string) => {
    const links = (await test.rows('account_links')).filter((link) => link.kind === kind)
    return linkPath(mailedLinkKey(test.secrets, links.at(-1)?.id ?? '')).split('=')[1]
  }
  return { ...test, owner, set, linkOf }
}

type Setup = Awaited<ReturnType<typeof setup>>

const email = 'ann@agency.test'

async function visitorWrites({ fetch, rows }: Setup) {
  await fetch('/api/inquiries', { method: 'POST', body: inquiryForm() })
  await fetch('/api/newsletter/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"reader@example.com"}',
  })
  const topics = (await rows('outbox')).map(({ topic }) => topic)
  const count = (topic: string) => topics.filter((one) => one === topic).length
  return {
    leads: (await rows('leads')).length,
    receipts: count('lead-to-visitor'),
    confirmations: count('confirm-subscription'),
  }
}

/** What somebody made who was signed in while the clock was ahead. */
async function makeAddresses(made: Setup, round: number) {
  const { linkOf } = made
  const browser = openBrowser(made)
  await browser.ask(({ auth }) => auth.signIn({ email, password }))
  const { content } = made.owner.admin
  const { value, version } = (await content.open({ document })) as { value: Page; version: number }
  const body = JSON.stringify({ ...value, title: `Draft ${round}` })
  await content.saveDraft({ document, version, body })
  done(await content.sharePreview({ document }))
  const [shared] = (await content.open({ document })).links
  const invitation = { email: `new${round}@agency.test`, role: 'viewer', password }
  done(await made.owner.admin.accounts.invite(invitation))
  done(await openBrowser(made).ask(({ auth }) => auth.forgot({ email })))
  const links = [await linkOf('invitation'), await linkOf('reset')]
  return { browser, shared, links }
}

async function opened(
  made: Setup,
  { browser, shared, links }: Awaited<ReturnType<typeof makeAddresses>>,
) {
  const reader = openBrowser(made)
  const read = links.map((key) => reader.ask(({ auth }) => auth.readLink({ key })))
  return {
    session: (await browser.ask(({ session }) => session.actor())) !== null,
    preview: (await openPreview(made.site, shared?.address)) !== null,
    links: (await Promise.all(read)).map(({ ok }) => ok),
  }
}

it('what was made while the clock was a year ahead opens nothing once it is set back, and holds nobody up, twice', async () => {
  const made = await setup()
  expect(await visitorWrites(made)).toEqual({ leads: 1, receipts: 1, confirmations: 1 })
  for (const round of [1, 2]) {
    made.set(YEAR + round * HOUR)
    // The clock is wrong, so everybody is signed out: whoever works signs in again.
    const ahead = { ...made, owner: await signIn(made, 'owner', `Ahead ${round}`) }
    await visitorWrites(made)
    const addresses = await makeAddresses(ahead, round)
    expect(await opened(ahead, addresses)).toEqual({
      session: true,
      preview: true,
      links: [true, true],
    })
    for (let attempt = 0; attempt < 12; attempt++) {
      await openBrowser(made).ask(({ auth }) => auth.signIn({ email, password: 'wrong' }))
    }

    made.set(round * 3 * HOUR)
    const now = { ...made, owner: await signIn(made, 'owner', `Back ${round}`) }
    expect(await opened(now, addresses)).toEqual({
      session: false,
      preview: false,
      links: [false, false],
    })
    const before = await counts(made)
    await visitorWrites(made)
    done(await openBrowser(made).ask(({ auth }) => auth.forgot({ email })))
    done(await openBrowser(made).ask(({ auth }) => auth.signIn({ email, password })))
    expect(await counts(made)).toEqual(before.map((count) => count + 1))
  }
})

/** Leads, receipts, confirmations and password resets. */
async function counts({ rows }: Setup) {
  const topics = (await rows('outbox')).map(({ topic }) => topic)
  const count = (topic: string) => topics.filter((one) => one === topic).length
  const sent = ['lead-to-visitor', 'confirm-subscription', 'password-reset'].map(count)
  return [(await rows('leads')).length, ...sent]
}
