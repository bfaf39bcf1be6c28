import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { bookingPost, calendarOf, openHours } from '#tests/fixtures/calls.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'

const nine = '2026-11-23T08:00:00.000Z'

test('the visitor and the person get the call for their calendars', async () => {
  const test = await openInbox({ withMail: true })
  const { kind, email } = await openHours(test)
  const { calls } = test.site.servicesFor({ address: '192.0.2.1' })
  const zone = 'America/New_York'
  const { reference } = await calls.book(bookingPost(kind, nine, { zone, details: 'Tea.' }))
  await test.site.sendOutbox()
  const [call] = await test.rows('calls')
  const toVisitor = test.received.find(({ envelopeTo }) => envelopeTo.includes('ann@example.com'))
  const toPerson = test.received.find(({ envelopeTo }) => envelopeTo.includes(email))
  expect(toVisitor?.text).toContain('Ann Lee, your call is booked')
  expect(toVisitor?.text).toContain('Monday, November 23, 2026, 3:00 AM EST')
  expect(toVisitor?.text).toContain(`https://meet.example.com/${call?.id}`)
  expect(toVisitor?.text).toContain(reference)
  // The address is unverified: nothing that was typed but the name.
  expect(toVisitor?.text).not.toContain('Tea.')
  expect(toPerson?.text).toContain('Ann Lee booked a call with you')
  expect(toPerson?.text).toContain('Tea.')
  expect(toPerson?.subject).toBe(
    'First call with Ann Lee: Monday, November 23, 2026, 9:00 AM GMT+1',
  )
  const files = [toVisitor, toPerson].map((mail) => calendarOf(mail).replaceAll(/\r?\n /g, ''))
  expect(files[0]).toContain('SUMMARY:First call\\, Wavelength')
  expect(files[0]).not.toContain(email)
  expect(files[1]).toContain('SUMMARY:First call with Ann Lee')
  expect(files[1]).toContain(`PARTSTAT=ACCEPTED:mailto:${email}`)
  for (const mail of [toVisitor, toPerson]) {
    const component = new ICAL.Component(ICAL.parse(calendarOf(mail)))
    const event = new ICAL.Event(component.getFirstSubcomponent('vevent') ?? undefined)
    expect(component.getFirstPropertyValue('method')).toBe('REQUEST')
    expect(event.startDate.toJSDate().toISOString()).toBe(nine)
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-23T08:30:00.000Z')
    expect(event).toMatchObject({ sequence: 0, location: `https://meet.example.com/${call?.id}` })
  }
})
