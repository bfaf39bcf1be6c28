import { expect, test } from 'vitest'
import { weekdays } from '#model/calls/hours.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { bookingPost, everyDay, openHours } from '#tests/fixtures/calls.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'

/** Nine in the morning in Berlin, two days from now. */
const nine = '2026-11-23T08:00:00.000Z'

const clientOf = (number: number) => ({ address: `192.0.2.${number}` })

test('a free time is booked with its lead, and is free no more', async () => {
  const test = await openTestSite()
  const { kind, id } = await openHours(test)
  const { calls } = test.site.servicesFor(clientOf(1))
  const times = await calls.times({ day: '2026-11-23', zone: 'Europe/Berlin' })
  expect(times?.days[0]).toMatchObject({
    day: '2026-11-23',
    name: 'Monday, November 23',
    times: [{ at: nine, name: '9:00 AM' }, { name: '9:30 AM' }, { name: '10:00 AM' }, {}],
  })
  const answer = await calls.book(bookingPost(kind, nine, { details: 'A shop for tea.' }))
  expect(answer).toMatchObject({ status: 201, message: expect.stringContaining('booked') })
  expect(await test.rows('leads')).toMatchObject([
    {
      kind: 'call',
      name: 'Ann Lee',
      details: 'A shop for tea.',
      reference: answer.reference,
      source: null,
    },
  ])
  expect(await test.rows('calls')).toMatchObject([
    { account_id: id, starts_at: nine, minutes: 30, state: 'booked', zone: 'Europe/Berlin' },
  ])
  expect(await test.rows('call_times')).toHaveLength(6)
  const topics = new Set((await test.rows('outbox')).map(({ topic }) => topic))
  expect([...topics].sort()).toEqual(['call-booked', 'call-to-person', 'lead-to-staff'])
  const later = await calls.times({ day: '2026-11-23' })
  expect(later?.days[0]?.times[0]?.at).toBe('2026-11-23T08:30:00.000Z')
})

test('fifty people book one time at once: one gets it, and the others are told what is free', async () => {
  const test = await openTestSite()
  const { kind } = await openHours(test)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const person = { name: `Visitor ${index}`, email: `visitor${index}@example.com` }
      const { calls } = test.site.servicesFor(clientOf(index + 1))
      return calls.book(bookingPost(kind, nine, person))
    }),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(49)
  expect(refused[0]).toMatchObject({
    errors: { at: expect.stringContaining('9:30 AM, Mon, Nov 23, 10:00 AM') },
    values: { email: expect.stringContaining('@example.com') },
  })
  expect(await test.rows('leads')).toHaveLength(1)
  expect(await test.rows('calls')).toHaveLength(1)
  expect(test.reported).toEqual([])
})

test('two people who take the same kind of call are booked at the same time', async () => {
  const test = await openTestSite()
  const { kind, id } = await openHours(test)
  const second = await openHours(test, { name: 'Robin', hours: { kinds: kind } })
  for (const number of [1, 2, 3]) {
    const { calls } = test.site.servicesFor(clientOf(number))
    const email = `visitor${number}@example.com`
    const { status } = await calls.book(bookingPost(kind, nine, { email }))
    expect(status).toBe(number < 3 ? 201 : 409)
  }
  const people = (await test.rows('calls')).map(({ account_id }) => account_id)
  expect(people.sort()).toEqual([id, second.id].sort())
})

test('calls at different times go to whoever has the fewest upcoming ones', async () => {
  const test = await openTestSite()
  const { kind, id, calls } = await openHours(test)
  const second = await openHours(test, { name: 'Robin', hours: { kinds: kind } })
  const [first = '', other = ''] = [id, second.id].sort()
  const book = async (hour: string, email: string) => {
    const answer = await test.site
      .servicesFor(clientOf(1))
      .calls.book(bookingPost(kind, `2026-11-23T${hour}:00.000Z`, { email }))
    expect(answer.status).toBe(201)
    const rows = await test.rows('calls')
    return rows.find(({ starts_at }) => starts_at.includes(hour))
  }
  const early = await book('08:00', 'one@example.com')
  expect(early?.account_id).toBe(first)
  expect((await book('08:30', 'two@example.com'))?.account_id).toBe(other)
  // As many as the other again: the order is stable.
  const third = await book('09:00', 'three@example.com')
  expect(third?.account_id).toBe(first)
  for (const call of [early, third]) {
    const cancelled = await calls.setState({ id: call?.id ?? '', state: 'cancelled' })
    expect(cancelled.ok).toBe(true)
  }
  expect((await book('09:30', 'four@example.com'))?.account_id).toBe(first)
})

test('calls that overlap only by their buffers are refused', async () => {
  const test = await openTestSite()
  const { kind } = await openHours(test, { hours: { bufferAfter: '10' } })
  const { calls } = test.site.servicesFor(clientOf(1))
  expect((await calls.book(bookingPost(kind, nine))).status).toBe(201)
  const next = bookingPost(kind, '2026-11-23T08:30:00.000Z', { email: 'robin@example.com' })
  expect((await calls.book(next)).status).toBe(409)
})

test('the same form sent again is one call', async () => {
  const test = await openTestSite()
  const { kind } = await openHours(test)
  const { calls } = test.site.servicesFor(clientOf(1))
  const first = await calls.book(bookingPost(kind, nine))
  const again = await calls.book(bookingPost(kind, nine))
  expect(again).toMatchObject({ status: 200, reference: first.reference })
  const both = await Promise.all(
    [1, 2].map(() => calls.book(bookingPost(kind, '2026-11-24T08:00:00.000Z'))),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 201])
  expect(await test.rows('calls')).toHaveLength(2)
})

test.each<[string, Record<string, string>, string]>([
  ['a time in the past', { at: '2026-11-20T08:00:00.000Z' }, 'at'],
  ['a time outside of the hours', { at: '2026-11-23T07:30:00.000Z' }, 'at'],
  ['a time between two', { at: '2026-11-23T08:07:00.000Z' }, 'at'],
  ['a time too far ahead', { at: '2026-12-23T08:00:00.000Z' }, 'at'],
  ['no time', { at: '' }, 'at'],
  ['a time of nonsense', { at: '2026-13-45T99:00:00Z' }, 'at'],
  ['an unknown kind', { kind: 'other' }, 'kind'],
  ['a wrong address', { email: 'ann@example' }, 'email'],
  ['an unknown field', { extra: 'x' }, 'extra'],
])('%s is refused, and what was typed is kept', async (_, changes, field) => {
  const test = await openTestSite()
  const { kind } = await openHours(test)
  const { calls } = test.site.servicesFor(clientOf(1))
  const answer = await calls.book(bookingPost(kind, nine, changes))
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(Object.keys(answer.errors ?? {})).toEqual([field])
  expect(answer.values).toMatchObject({ name: 'Ann Lee' })
  expect(await test.rows('leads')).toEqual([])
  expect(await test.rows('calls')).toEqual([])
})

test('a call by phone needs a number', async () => {
  const test = await openTestSite()
  const { kind } = await openHours(test, { kind: { place: 'phone' } })
  const { calls } = test.site.servicesFor(clientOf(1))
  for (const phone of ['', 'Buy tea at tea.example']) {
    const answer = await calls.book(bookingPost(kind, nine, { phone }))
    expect(answer).toMatchObject({ status: 422, errors: { phone: expect.any(String) } })
  }
  const answer = await calls.book(bookingPost(kind, nine, { phone: '+44 20 7946 0199' }))
  expect(answer.status).toBe(201)
})

test('what a bot books is spam and takes no time', async () => {
  const test = await openTestSite()
  const { kind } = await openHours(test)
  const { calls } = test.site.servicesFor(clientOf(1))
  await calls.book(bookingPost(kind, nine, { website: 'https://spam.example' }))
  expect(await test.rows('leads')).toMatchObject([{ kind: 'call', status: 'spam' }])
  expect(await test.rows('calls')).toEqual([])
  expect((await calls.book(bookingPost(kind, nine))).status).toBe(201)
})

test('an erased lead takes its call along, and the time is free again', async () => {
  const test = await openTestSite()
  const { kind, admin } = await openHours(test)
  const { calls } = test.site.servicesFor(clientOf(1))
  await calls.book(bookingPost(kind, nine))
  const erased = await admin.privacy.erase({
    address: 'ann@example.com',
    typed: 'ann@example.com',
  })
  expect(erased.ok).toBe(true)
  expect(await test.rows('calls')).toEqual([])
  expect(await test.rows('call_times')).toEqual([])
})

test('without hours nothing can be booked', async () => {
  const test = await openTestSite()
  const { calls } = test.site.servicesFor(clientOf(1))
  expect([await calls.isOpen(), await calls.times({})]).toEqual([false, null])
  const dana = await openHours(test)
  expect(await calls.isOpen()).toBe(true)
  expect(await test.site.addresses()).toContainEqual({ path: '/contact/call' })
  await dana.calls.removeKind({ id: dana.kind })
  expect([await calls.isOpen(), await calls.times({})]).toEqual([false, null])
  expect(await test.site.addresses()).not.toContainEqual(
    expect.objectContaining({ path: '/contact/call' }),
  )
  const answer = await calls.book(bookingPost(dana.kind, nine))
  expect(answer).toMatchObject({ status: 422, errors: { kind: expect.any(String) } })
})

test('earlier and later days are those with a free time', async () => {
  const test = await openTestSite()
  const { calls, kind, id } = await openHours(test)
  const visitor = test.site.servicesFor(clientOf(1)).calls
  const weekAt = async (day?: string) => {
    const { days, from, before, after } = (await visitor.times({ day, zone: 'UTC' })) ?? {}
    return { days: days?.map((free) => free.day), from, before, after }
  }
  // A day in the second and in the last of four weeks.
  const daysOff = '2026-11-20 - 2026-11-29\n2026-12-01 - 2026-12-16\n2026-12-18 - 2026-12-31'
  const free = { ...everyDay, person: id, kinds: kind, aheadDays: '28' }
  expect(await calls.saveHours({ ...free, daysOff })).toMatchObject({ ok: true })
  const first = { days: ['2026-11-30'], from: '2026-11-28', before: null, after: '2026-12-12' }
  expect(await weekAt()).toEqual(first)
  expect(await weekAt('2026-12-12')).toEqual({
    ...{ days: ['2026-12-17'], from: '2026-12-12' },
    ...{ before: '2026-11-28', after: null },
  })
  expect(await weekAt('2026-12-19')).toMatchObject({ days: [], before: '2026-12-12', after: null })
  await calls.saveHours({ ...free, daysOff: '2026-11-01 - 2026-12-31' })
  expect(await weekAt()).toMatchObject({ days: [], before: null, after: null })
  const notice = await calls.saveHours({ ...free, noticeHours: '672' })
  expect(notice).toMatchObject({ status: 422, errors: { noticeHours: expect.any(String) } })
})

test('saved hours that nobody can book say what is missing', async () => {
  const test = await openTestSite()
  const { calls, kind, id } = await openHours(test)
  const save = async (changes: object) => {
    const saved = await calls.saveHours({ ...everyDay, person: id, kinds: kind, ...changes })
    return saved.ok && saved.message
  }
  expect(await save({})).toBe('The hours were saved.')
  expect(await save({ kinds: undefined })).toContain('Choose a kind of call')
  const empty = Object.fromEntries(weekdays.map((day) => [day, '']))
  expect(await save(empty)).toContain('Enter hours for a day')
})

test('replies to leads can name the page where calls are booked, while it is open', async () => {
  const test = await openInbox({ withMail: true })
  const dana = await openHours(test)
  const { id } = await test.inquire()
  const { fills } = await dana.admin.leads.lead({ id })
  expect(fills['booking page']).toMatch(/^https?:.*\/contact\/call$/)
  await dana.calls.removeKind({ id: dana.kind })
  expect((await dana.admin.leads.lead({ id })).fills).not.toHaveProperty('booking page')
})

test('the receipt of an inquiry leads to the page where calls are booked, while it is open', async () => {
  const test = await openInbox({ withMail: true })
  const receipt = async (email: string) => {
    await test.inquire({ email })
    await test.site.sendOutbox()
    return test.received.find(({ envelopeTo }) => envelopeTo.includes(email))
  }
  expect((await receipt('ann@example.com'))?.text).not.toContain('/contact/call')
  const dana = await openHours(test)
  const { screens } = test.site.servicesFor(clientOf(1)).content
  const { booking } = (await screens()).contact
  const address = 'https://wavelength.example/contact/call'
  expect((await receipt('bo@example.com'))?.text).toContain(`${booking}:\n${address}`)
  const sampleOf = async (id: string) => JSON.stringify(await dana.admin.mail.automatic({ id }))
  expect(await sampleOf('inquiry')).toContain(address)
  expect(await sampleOf('partner')).not.toContain(address)
})
