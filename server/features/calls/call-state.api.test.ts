import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { bookingPost, calendarOf, openHours } from '#tests/fixtures/calls.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'

const nine = '2026-11-23T08:00:00.000Z'

async function bookedCall() {
  const test = await openInbox({ withMail: true })
  const { kind, calls, email, admin } = await openHours(test)
  const visitor = test.site.servicesFor({ address: '192.0.2.1' })
  expect(await visitor.calls.book(bookingPost(kind, nine))).toMatchObject({ status: 201 })
  const [call] = (await calls.list({})).calls
  if (!call) throw new Error('No call was booked.')
  const set = (state: string, note?: string) => calls.setState({ id: call.id, state, note })
  const waitUntil = (time: string) => test.pass(Date.parse(time) - test.clock().getTime())
  return { ...test, calls, visitor, set, waitUntil, kind, email, admin }
}

test('a cancelled call frees its time, and the visitor’s calendar takes it out', async () => {
  const test = await bookedCall()
  await test.site.sendOutbox()
  expect(await test.set('cancelled')).toMatchObject({ ok: true })
  expect(await test.rows('call_times')).toEqual([])
  expect(await test.rows('calls')).toMatchObject([{ state: 'cancelled', sequence: 1 }])
  await test.site.sendOutbox()
  const [mail, toPerson] = ['ann@example.com', test.email].map((address) =>
    test.received.findLast(({ envelopeTo }) => envelopeTo.includes(address)),
  )
  expect(toPerson?.subject).toMatch(/^Cancelled: First call with Ann Lee/)
  expect(calendarOf(toPerson)).toContain('METHOD:CANCEL')
  expect(mail?.subject).toMatch(/^Your call with .* is cancelled/)
  const component = new ICAL.Component(ICAL.parse(calendarOf(mail)))
  expect(component.getFirstPropertyValue('method')).toBe('CANCEL')
  const event = component.getFirstSubcomponent('vevent')
  expect(event?.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(event?.getFirstPropertyValue('sequence')).toBe(1)
  expect(await test.set('cancelled')).toMatchObject({ status: 409 })
  const again = bookingPost(test.kind, nine, { name: 'Bo Lind', email: 'bo@example.com' })
  expect(await test.visitor.calls.book(again)).toMatchObject({ status: 201 })
})

test('the list has the link of a call by video until it is over', async () => {
  const { waitUntil, calls } = await bookedCall()
  const link = async () => (await calls.list({ when: 'past' })).calls[0]?.join
  waitUntil('2026-11-23T08:29:00Z')
  expect(await link()).toMatch(/^https/)
  waitUntil('2026-11-23T08:30:00Z')
  expect(await link()).toBe(null)
})

test('the list has the link of a coming call by video until it is cancelled', async () => {
  const { set, calls } = await bookedCall()
  const link = async () => (await calls.list({})).calls[0]?.join
  expect(await link()).toMatch(/^https:\/\/meet\.example\.com\/[\w-]+$/)
  await set('cancelled')
  expect(await link()).toBe(null)
})

test('the inbox names a booked call and, apart from that, its time', async () => {
  const { set, admin } = await bookedCall()
  const line = async () => (await admin.leads.list({})).leads[0]
  expect(await line()).toMatchObject({ excerpt: 'First call', callAt: nine })
  await set('cancelled')
  expect(await line()).toMatchObject({ excerpt: expect.stringContaining(':'), callAt: null })
})

test('what became of a call is noted once it has begun, and can be corrected', async () => {
  const { set, waitUntil, rows } = await bookedCall()
  expect(await set('held')).toMatchObject({ status: 409 })
  waitUntil('2026-11-23T08:01:00Z')
  expect(await set('cancelled')).toMatchObject({ status: 409 })
  expect(await set('held')).toMatchObject({ ok: true })
  expect(await set('no-show')).toMatchObject({ ok: true })
  expect(await rows('calls')).toMatchObject([{ state: 'no-show', sequence: 0 }])
  expect(await set('moved')).toMatchObject({ status: 422 })
  expect(
    (await rows('audit_log')).filter(({ action }) => action === 'calls.outcome-set'),
  ).toHaveLength(2)
})

test('a note on the outcome is on the timeline, and an outcome that was noted already is not noted again', async () => {
  const { set, waitUntil, rows, admin } = await bookedCall()
  waitUntil('2026-11-23T08:01:00Z')
  expect(await set('held', ' Wants a shop.\r\nCall again in May. ')).toMatchObject({ ok: true })
  expect(await set('held')).toMatchObject({ ok: true })
  expect(await set('held', 'x'.repeat(5_001))).toMatchObject({
    status: 422,
    errors: { note: expect.stringContaining('5000') },
  })
  const [lead] = await rows('leads')
  const { timeline } = await admin.leads.lead({ id: lead?.id ?? '' })
  expect(timeline.filter(({ kind }) => kind === 'call')).toMatchObject([
    { after: 'held', text: 'Wants a shop.\nCall again in May.' },
  ])
  expect(await set('no-show', 'Was somebody else.')).toMatchObject({ ok: true })
  expect(await rows('calls')).toMatchObject([{ state: 'no-show' }])
})

test('a call that is gone is said to be', async () => {
  const { calls } = await bookedCall()
  expect(await calls.setState({ id: 'nothing', state: 'cancelled' })).toMatchObject({ status: 404 })
})

test('a call that is marked as spam frees its time, and takes it again if that was a mistake', async () => {
  const { rows, admin, calls, visitor, kind, site, received } = await bookedCall()
  const [lead] = await rows('leads')
  const mark = (status: string) => admin.leads.setStatus({ id: lead?.id ?? '', status })
  await mark('spam')
  expect(await rows('call_times')).toEqual([])
  expect((await calls.list({})).calls).toEqual([])
  await mark('not-spam')
  expect(await rows('call_times')).toHaveLength(6)
  expect((await calls.list({})).calls).toMatchObject([{ person: 'Dana' }])
  await mark('spam')
  const other = bookingPost(kind, nine, { email: 'bo@example.com' })
  expect(await visitor.calls.book(other)).toMatchObject({ status: 201 })
  await mark('not-spam')
  const people = (await calls.list({})).calls.map(({ person }) => person)
  expect(people.sort()).toEqual(['Dana', null])
  await site.sendOutbox()
  expect(received.map(({ subject }) => subject)).toContain('Nobody takes a booked call')
})
