import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { paths } from '#model/paths.ts'
import { bookingPost, calendarOf, openHours } from '#tests/fixtures/calls.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'
import { bookedCalendarRoute, callLink } from './call-link.ts'

const nine = '2026-11-23T08:00:00.000Z'
const ten = '2026-11-23T09:00:00.000Z'
const site = 'http://wavelength.example'

/** A booked call, with what its visitor can do at the link of the confirmation. */
async function bookedCall() {
  const test = await openInbox({ withMail: true })
  const owner = await openHours(test)
  const { calls } = test.site.servicesFor({ address: '192.0.2.1' })
  expect(await calls.book(bookingPost(owner.kind, nine))).toMatchObject({ status: 201 })
  await test.site.sendOutbox()
  const [row] = await test.rows('calls')
  const url = site + callLink(test.secrets, row?.id ?? '')
  const post = (fields: Record<string, string>, to = url) =>
    calls.change(new Request(to, { method: 'POST', body: new URLSearchParams(fields) }))
  const mailsTo = (address: string) =>
    test.received.filter(({ envelopeTo }) => envelopeTo.includes(address))
  const waitUntil = (time: string) => test.pass(Date.parse(time) - test.clock().getTime())
  return { ...test, ...owner, visitor: calls, url, post, mailsTo, waitUntil }
}

function eventOf(file: string) {
  const component = new ICAL.Component(ICAL.parse(file))
  const event = new ICAL.Event(component.getFirstSubcomponent('vevent') ?? undefined)
  return { event, method: component.getFirstPropertyValue('method') }
}

test('a call is moved at its link: the old time is free, and both get the new one', async () => {
  const call = await bookedCall()
  expect(call.mailsTo('ann@example.com')[0]?.text).toContain(call.url.slice(site.length))
  expect(await call.visitor.booked(call.url)).toMatchObject({
    state: 'booked',
    person: 'Dana',
    day: 'Monday, November 23',
    time: expect.stringMatching(/^9:00\s–\s9:30\sAM GMT\+1$/),
    at: expect.stringMatching(/^https:\/\/meet\.example\.com\/[0-9a-f-]{36}$/),
  })
  for (const _ of [1, 2]) {
    expect(await call.post({ change: 'move', at: ten })).toMatchObject({ status: 200 })
  }
  expect(await call.rows('calls')).toMatchObject([{ starts_at: ten, sequence: 1 }])
  expect(await call.rows('call_times')).toHaveLength(6)
  await call.site.sendOutbox()
  for (const address of ['ann@example.com', call.email]) {
    const mail = call.mailsTo(address).at(-1)
    expect(mail?.subject).toMatch(/^New time: /)
    const { event, method } = eventOf(calendarOf(mail))
    expect(method).toBe('REQUEST')
    expect(event.startDate.toJSDate().toISOString()).toBe(ten)
    expect(event.sequence).toBe(1)
  }
  const [lead] = await call.rows('leads')
  const { timeline } = await call.admin.leads.lead({ id: lead?.id ?? '' })
  expect(timeline).toContainEqual(
    expect.objectContaining({
      kind: 'call',
      actor: 'Ann Lee',
      after: expect.stringContaining('November 23'),
    }),
  )
  // The same form as before books the time that is free again.
  expect(await call.visitor.book(bookingPost(call.kind, nine))).toMatchObject({ status: 201 })
})

test('a call is cancelled at its link, once, and can be booked again by the same person', async () => {
  const call = await bookedCall()
  for (const _ of [1, 2]) {
    expect(await call.post({ change: 'cancel' })).toMatchObject({ status: 200 })
  }
  expect(await call.rows('calls')).toMatchObject([{ state: 'cancelled', sequence: 1 }])
  expect(await call.rows('call_times')).toEqual([])
  await call.site.sendOutbox()
  const cancelled = call
    .mailsTo('ann@example.com')
    .filter(({ subject }) => subject?.includes('is cancelled'))
  expect(cancelled).toHaveLength(1)
  expect(cancelled[0]?.text).toContain('As you asked.')
  expect(call.mailsTo(call.email).at(-1)?.text).toContain('The visitor has cancelled it.')
  expect(await call.post({ change: 'move', at: ten })).toMatchObject({ status: 409 })
  expect(await call.visitor.booked(call.url)).toMatchObject({ state: 'cancelled', week: null })
  expect(await call.visitor.book(bookingPost(call.kind, nine))).toMatchObject({ status: 201 })
})

test('a call stays where it is if the new time is taken or cannot be read', async () => {
  const call = await bookedCall()
  const other = bookingPost(call.kind, ten, { name: 'Bo Lind', email: 'bo@example.com' })
  expect(await call.visitor.book(other)).toMatchObject({ status: 201 })
  const taken = await call.post({ change: 'move', at: ten })
  expect(taken).toMatchObject({ status: 409, errors: { at: expect.stringContaining('9:30 AM') } })
  for (const fields of [
    {},
    { change: 'move' },
    { change: 'move', at: 'soon' },
    { change: 'x' },
    { change: 'cancel', x: '1' },
  ]) {
    expect(await call.post(fields as Record<string, string>)).toMatchObject({ status: 422 })
  }
  expect((await call.rows('calls')).map(({ starts_at }) => starts_at).sort()).toEqual([nine, ten])
  expect(await call.rows('call_times')).toHaveLength(12)
})

test('two visitors who move to one time at once: one gets it, the other keeps the old one', async () => {
  const call = await bookedCall()
  const second = bookingPost(call.kind, '2026-11-23T08:30:00.000Z', { email: 'bo@example.com' })
  expect(await call.visitor.book(second)).toMatchObject({ status: 201 })
  const [, other] = await call.rows('calls')
  const otherUrl = site + callLink(call.secrets, other?.id ?? '')
  const answers = await Promise.all(
    [call.url, otherUrl].map((url) => call.post({ change: 'move', at: ten }, url)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await call.rows('call_times')).toHaveLength(12)
  expect(call.reported).toEqual([])
})

test('a link that is forged, cut or of a deleted call leads to no call', async () => {
  const call = await bookedCall()
  const links = [`${site}${paths.bookedCall}`, call.url.slice(0, -1), `${call.url.slice(0, -1)}_`]
  for (const url of links) {
    expect(await call.visitor.booked(url)).toBeNull()
    expect(await call.post({ change: 'cancel' }, url)).toMatchObject({ status: 404 })
  }
  const address = 'ann@example.com'
  expect(await call.admin.privacy.erase({ address, typed: address })).toMatchObject({ ok: true })
  expect(await call.visitor.booked(call.url)).toBeNull()
})

test('a call that has begun can be neither moved nor cancelled at its link', async () => {
  const call = await bookedCall()
  call.waitUntil('2026-11-23T08:01:00Z')
  expect(await call.visitor.booked(call.url)).toMatchObject({ state: 'begun', week: null })
  expect(await call.post({ change: 'cancel' })).toMatchObject({ status: 409 })
  expect(await call.post({ change: 'move', at: ten })).toMatchObject({ status: 409 })
})

test('both are reminded a day and an hour before, each once, and not of a time that has passed', async () => {
  const call = await bookedCall()
  const reminders = (address: string) =>
    call.mailsTo(address).filter(({ subject }) => subject?.startsWith('Reminder: ')).length
  const expectReminders = async (count: number) => {
    for (const _ of [1, 2]) await call.site.sendOutbox()
    for (const address of ['ann@example.com', call.email]) expect(reminders(address)).toBe(count)
  }
  await expectReminders(0)
  call.waitUntil('2026-11-22T08:01:00Z')
  await expectReminders(1)
  call.waitUntil('2026-11-23T07:01:00Z')
  await expectReminders(2)
  call.waitUntil('2026-11-23T08:01:00Z')
  await expectReminders(2)
})

test('a moved call has reminders of its new time only, a cancelled one none', async () => {
  const call = await bookedCall()
  await call.post({ change: 'move', at: '2026-11-25T08:00:00.000Z' })
  call.waitUntil('2026-11-22T08:30:00Z')
  await call.site.sendOutbox()
  call.waitUntil('2026-11-24T08:30:00Z')
  await call.site.sendOutbox()
  const reminders = () =>
    call.mailsTo('ann@example.com').filter(({ subject }) => subject?.startsWith('Reminder: '))
  expect(reminders().map(({ text }) => text?.includes('November 25'))).toEqual([true])
  await call.post({ change: 'cancel' })
  call.waitUntil('2026-11-25T07:30:00Z')
  await call.site.sendOutbox()
  expect(reminders()).toHaveLength(1)
})

test('whoever books is led to the page of the call, and whoever sends the same form again is not', async () => {
  const call = await bookedCall()
  const other = () => bookingPost(call.kind, ten, { email: 'bo@example.com' })
  const { page = '' } = await call.visitor.book(other())
  expect(await call.visitor.booked(site + page)).toMatchObject({ state: 'booked', place: 'video' })
  const again = await call.visitor.book(other())
  expect(again).toMatchObject({ status: 200, message: expect.stringContaining('booked') })
  expect(again.page).toBeUndefined()
  const bot = bookingPost(call.kind, ten, { website: 'https://spam.example' })
  expect((await call.visitor.book(bot)).page).toBeUndefined()
})

test('no other times are offered for a call that was taken for spam', async () => {
  const call = await bookedCall()
  const [lead] = await call.rows('leads')
  await call.admin.leads.setStatus({ id: lead?.id ?? '', status: 'spam' })
  expect(await call.visitor.booked(call.url)).toMatchObject({ state: 'booked', week: null })
  expect(await call.post({ change: 'move', at: ten })).toMatchObject({ status: 409 })
})

test('the page of a call has its calendar file until the call is cancelled', async () => {
  const call = await bookedCall()
  const address = (await call.visitor.booked(call.url))?.calendar ?? ''
  const response = await call.fetch(address)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('cache-control')).toContain('no-store')
  const { event, method } = eventOf(await response.text())
  expect(method).toBe('PUBLISH')
  expect(event.startDate.toJSDate().toISOString()).toBe(nine)
  expect(event.description).toContain(call.url.slice(site.length))
  const [row] = await call.rows('calls')
  expect(event.uid).toBe(row?.id)
  for (const wrong of [address.slice(0, -1), bookedCalendarRoute]) {
    expect((await call.fetch(wrong)).status).toBe(404)
  }
  await call.post({ change: 'cancel' })
  expect((await call.fetch(address)).status).toBe(404)
  expect(await call.visitor.booked(call.url)).toMatchObject({ at: null, calendar: null })
})

test('a call can be moved into a part of its own time, and its own time is not offered', async () => {
  const call = await bookedCall()
  await call.calls.changeKind({
    ...{ id: call.kind, name: 'Long call', minutes: '60' },
    ...{ place: 'video', link: 'https://meet.example.com/{id}' },
  })
  const { page } = await call.visitor.book(
    bookingPost(call.kind, '2026-11-24T08:00:00.000Z', { email: 'bo@example.com' }),
  )
  const url = `${site}${page}&day=2026-11-24`
  const { week } = (await call.visitor.booked(url)) ?? {}
  expect(week?.days[0]?.times.map(({ name }) => name)).toEqual(['9:30 AM', '10:00 AM'])
  const moved = await call.post({ change: 'move', at: '2026-11-24T08:30:00.000Z' }, url)
  expect(moved).toMatchObject({ status: 200 })
})

test('whoever is late finds the video until the call is over', async () => {
  const call = await bookedCall()
  call.waitUntil('2026-11-23T08:29:00Z')
  const at = expect.stringContaining('https://meet.example.com/')
  expect(await call.visitor.booked(call.url)).toMatchObject({ state: 'begun', at })
  call.waitUntil('2026-11-23T08:31:00Z')
  expect(await call.visitor.booked(call.url)).toMatchObject({ state: 'begun', at: null })
})
