import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { adminPassword, signIn } from '#tests/fixtures/admin.ts'
import { bookingPost, calendarOf, openHours } from '#tests/fixtures/calls.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'

const nine = '2026-11-23T08:00:00.000Z'
const ten = '2026-11-23T09:00:00.000Z'

/** A person with a booked call and a feed. */
async function openFeed() {
  const test = await openInbox({ withMail: true })
  const owner = await openHours(test)
  const { calls } = test.site.servicesFor({ address: '192.0.2.1' })
  expect(await calls.book(bookingPost(owner.kind, nine))).toMatchObject({ status: 201 })
  const renew = async () => {
    const made = await owner.calls.renewFeed({})
    if (!made.ok) throw new Error(made.message)
    return made.value.address.slice('https://wavelength.example'.length)
  }
  const path = await renew()
  const read = (headers: Record<string, string> = {}, at = path) => test.fetch(at, { headers })
  const events = async () => {
    const calendar = new ICAL.Component(ICAL.parse(await (await read()).text()))
    return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  }
  const [row] = await test.rows('calls')
  return { ...test, ...owner, callId: row?.id ?? '', path, renew, read, events }
}

test('a person’s calls are in their feed, as in the emails, and follow changes', async () => {
  const feed = await openFeed()
  const response = await feed.read()
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  })
  const [event] = await feed.events()
  expect(event?.startDate.toJSDate().toISOString()).toBe(nine)
  expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-23T08:30:00.000Z')
  expect(event).toMatchObject({
    summary: 'First call with Ann Lee',
    location: `https://meet.example.com/${feed.callId}`,
    description: expect.stringMatching(/ann@example\.com\n.*https:.*\/admin\/leads\//s),
    sequence: 0,
  })
  await feed.site.sendOutbox()
  const mail = feed.received.find(({ envelopeTo }) => envelopeTo.includes(feed.email))
  expect(calendarOf(mail)).toContain(`UID:${event?.uid}\n`)

  await feed.calls.setState({ id: feed.callId, state: 'cancelled' })
  const [cancelled] = await feed.events()
  expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(cancelled).toMatchObject({ uid: event?.uid, sequence: 1 })
})

test('what has not changed is not sent again', async () => {
  const feed = await openFeed()
  const etag = (await feed.read()).headers.get('etag') ?? ''
  expect((await feed.read({ 'if-none-match': etag })).status).toBe(304)
  await feed.calls.setState({ id: feed.callId, state: 'cancelled' })
  expect((await feed.read({ 'if-none-match': etag })).status).toBe(200)
})

test('a feed has the calls of one person, without spam', async () => {
  const feed = await openFeed()
  const other = await openHours(feed, { name: 'Robin' })
  const { calls } = feed.site.servicesFor({ address: '192.0.2.1' })
  await calls.book(bookingPost(other.kind, ten, { email: 'kim@example.com' }))
  expect(await feed.events()).toHaveLength(1)
  const [lead] = await feed.rows('leads')
  await feed.admin.leads.setStatus({ id: lead?.id, status: 'spam' })
  expect(await feed.events()).toHaveLength(0)
})

test('a wrong, renewed or deleted address leads to nothing', async () => {
  const feed = await openFeed()
  const renewed = await feed.renew()
  const wrong = [feed.path, renewed.slice(0, -4), '/api/calls/feeds/x.ics', '/api/calls/feeds/.ics']
  for (const path of wrong) expect((await feed.read({}, path)).status).toBe(404)
  expect((await feed.read({}, renewed)).status).toBe(200)
  expect(JSON.stringify(await feed.rows('call_feeds'))).not.toContain(renewed.slice(17, 40))
  expect((await feed.calls.removeFeed({})).ok).toBe(true)
  expect((await feed.read({}, renewed)).status).toBe(404)
  expect(JSON.stringify(await feed.rows('audit_log'))).not.toContain(renewed.slice(17, 40))
})

test('the address ends with the account, and with the role', async () => {
  const feed = await openFeed()
  const other = await signIn(feed, 'owner', 'Robin')
  const { accounts } = other.admin
  await accounts.changeRole({ id: feed.id, role: 'author', password: adminPassword })
  expect((await feed.read()).status).toBe(404)
  await accounts.changeRole({ id: feed.id, role: 'editor', password: adminPassword })
  expect((await feed.read()).status).toBe(200)
  await accounts.remove({ id: feed.id, password: adminPassword })
  expect((await feed.read()).status).toBe(404)
})
