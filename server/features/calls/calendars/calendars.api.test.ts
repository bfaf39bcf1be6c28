import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { callLink } from '#server/features/calls/call-link.ts'
import { bookingPost, calendarFile, everyDay, openHours } from '#tests/fixtures/calls.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'

const minute = 60_000
const nine = '2026-11-23T08:00:00.000Z'
/** From nine to ten in Berlin. */
const meeting = 'DTSTART:20261123T080000Z\nDURATION:PT1H\nSUMMARY:Secret'

/** A person with a calendar at another server, whose answer a test can change. */
async function openCalendar() {
  const served = { answer: (() => {}) as RequestListener, requests: 0 }
  const serve = (...events: string[]) => {
    served.answer = (_, response) => response.end(calendarFile(...events))
  }
  const server = createServer((request, response) => {
    served.requests += 1
    served.answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const test = await openInbox({ settings: { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' } })
  const owner = await openHours(test)
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-path/basic.ics`
  serve(meeting)
  const visitor = test.site.servicesFor({ address: '192.0.2.1' }).calls
  return {
    ...{ ...test, ...owner, address, served, serve },
    connect: (more: object = {}) =>
      owner.calls.connectCalendar({ person: owner.id, address, ...more }),
    calendar: async () => (await owner.calls.calendars({})).connected,
    readLater: async (minutes: number) => {
      test.pass(minutes * minute)
      await test.site.readCalendars()
    },
    firstTime: async () => (await visitor.times({ day: '2026-11-23' }))?.days[0]?.times[0]?.at,
    book: (at: string) => visitor.book(bookingPost(owner.kind, at)),
  }
}

test('nobody can book while a connected calendar has an event', async () => {
  const test = await openCalendar()
  expect(await test.firstTime()).toBe(nine)
  expect(await test.connect()).toMatchObject({ ok: true, message: expect.stringContaining('one') })
  expect(await test.firstTime()).toBe('2026-11-23T09:00:00.000Z')
  expect(await test.book(nine)).toMatchObject({
    status: 409,
    errors: { at: expect.stringContaining('10:00 AM') },
  })
  expect(await test.rows('leads')).toEqual([])
  expect((await test.book('2026-11-23T09:00:00.000Z')).status).toBe(201)
  expect((await test.calls.disconnectCalendar({ person: test.id })).ok).toBe(true)
  expect(await test.firstTime()).toBe(nine)
  expect(await test.rows('call_calendars')).toEqual([])
})

test('a call can’t be moved into a busy time', async () => {
  const test = await openCalendar()
  await test.connect()
  expect((await test.book('2026-11-23T09:00:00.000Z')).status).toBe(201)
  const [call] = await test.rows('calls')
  const url = `http://wavelength.example${callLink(test.secrets, call?.id ?? '')}`
  const body = new URLSearchParams({ change: 'move', at: nine })
  const { calls } = test.site.servicesFor({ address: '192.0.2.1' })
  expect(await calls.change(new Request(url, { method: 'POST', body }))).toMatchObject({
    status: 409,
  })
})

test('the calendar is read every ten minutes, and what has not changed is not sent again', async () => {
  const test = await openCalendar()
  const seen: unknown[] = []
  test.served.answer = (request, response) => {
    seen.push(request.headers['if-none-match'])
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
    else response.writeHead(200, { etag: '"1"' }).end(calendarFile(meeting))
  }
  await test.connect()
  await test.readLater(5)
  expect(seen).toEqual([undefined])
  await test.readLater(5)
  await test.readLater(13 * 60)
  // The events of the days that have come into reach since.
  expect(seen).toEqual([undefined, '"1"', undefined])
  test.serve()
  await test.readLater(10)
  expect(await test.calendar()).toMatchObject({ busy: 0, readAt: test.clock().toISOString() })
  expect(await test.firstTime()).toBe(nine)
})

const endless: RequestListener = (_, response) => {
  const send = () => {
    while (response.write(Buffer.alloc(65_536)));
    response.once('drain', send)
  }
  send()
}

test.each<[string, RequestListener, RegExp]>([
  ['an endless file', endless, /larger than 5\.0 MB/],
  ['a missing file', (_, response) => response.writeHead(404).end(), /answered with 404/],
  ['a page', (_, response) => response.end('<!doctype html>'), /no calendar in iCal format/],
  ['a cut file', (_, response) => response.end('BEGIN:VCALENDAR\nBEGIN:VEVENT'), /no calendar/],
  ['a cut connection', ({ socket }) => socket.destroy(), /could not be reached/],
])('%s leaves the last busy times, and the screen says why', async (_, answer, problem) => {
  const test = await openCalendar()
  await test.connect()
  const readAt = test.clock().toISOString()
  test.served.answer = answer
  await test.readLater(11)
  expect(await test.calendar()).toMatchObject({
    ...{ busy: 1, readAt },
    problem: expect.stringMatching(problem),
  })
  expect((await test.book(nine)).status).toBe(409)
  test.serve(meeting)
  await test.readLater(11)
  expect(await test.calendar()).toMatchObject({ problem: null })
  expect(test.reported).toEqual([])
})

test('what cannot be read is not connected, and nothing is asked of a private network', async () => {
  const test = await openCalendar()
  test.served.answer = (_, response) => response.writeHead(404).end()
  const answers: [string, RegExp][] = [
    [test.address, /answered with 404/],
    ['', /beginning with https/],
    ['file:///etc/passwd', /beginning with https/],
    ['http://93.184.216.34/basic.ics', /must begin with https/],
    ['https://10.0.0.1/basic.ics', /private network/],
    ['webcal://192.168.0.1/basic.ics', /private network/],
  ]
  for (const [address, problem] of answers) {
    expect(await test.connect({ address })).toMatchObject({
      ok: false,
      errors: { address: expect.stringMatching(problem) },
    })
  }
  expect(await test.rows('call_calendars')).toEqual([])
})

test('the address is stored encrypted, and shown to nobody again', async () => {
  const test = await openCalendar()
  await test.connect()
  const shown = JSON.stringify([
    await test.calls.calendars({}),
    await test.rows('call_calendars'),
    await test.rows('audit_log'),
  ])
  expect(shown).not.toContain('secret-path')
  expect(shown).not.toContain('Summary')
  expect(await test.calendar()).toMatchObject({ host: new URL(test.address).host })
  const audited = (await test.rows('audit_log')).map(({ action }) => action)
  expect(audited).toContain('calls.calendar-connected')
})

test('booked calls that the calendar has too are not busy twice', async () => {
  const test = await openCalendar()
  test.serve()
  await test.connect()
  expect((await test.book(nine)).status).toBe(201)
  const [call] = await test.rows('calls')
  test.serve(`UID:${call?.id}\n${meeting}`)
  await test.calls.setState({ id: call?.id ?? '', state: 'cancelled' })
  await test.readLater(11)
  expect(await test.firstTime()).toBe(nine)
})

test('another time zone of the person moves whole days', async () => {
  const test = await openCalendar()
  test.serve('DTSTART;VALUE=DATE:20261123')
  await test.connect()
  expect(await test.firstTime()).toBe('2026-11-24T08:00:00.000Z')
  const hours = { ...everyDay, zone: 'Pacific/Auckland', person: test.id, kinds: test.kind }
  await test.calls.saveHours(hours)
  await test.site.readCalendars()
  const [row] = await test.rows('call_calendars')
  expect(JSON.parse(row?.busy ?? '')).toEqual([
    [Date.parse('2026-11-22T11:00Z'), Date.parse('2026-11-23T11:00Z')],
  ])
})
