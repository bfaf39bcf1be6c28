import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { roundTheClock } from '#model/content/answer.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import type { SiteSource } from '#model/content/site.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { hour, openInbox } from '#tests/fixtures/inbox.ts'

/** Monday to Friday, without the Monday after the inquiry. */
const office = {
  hours: 4,
  days: { ...roundTheClock.days, saturday: false, sunday: false },
  from: '09:30',
  to: '18:00',
  holidays: ['2026-11-23'],
}

async function setup() {
  const inbox = await openInbox({ withMail: true })
  const { admin } = await signIn(inbox, 'owner')
  async function promise(changes: object, site: object = {}) {
    const opened = await admin.content.open({ document: 'site' })
    const { value, version } = opened as OpenedDocument & { value: SiteSource }
    const body = JSON.stringify({ ...value, ...site, answer: { ...value.answer, ...changes } })
    return admin.content.publish({ document: 'site', version, body })
  }
  const to = (address: string) =>
    inbox.received.filter(({ envelopeTo }) => envelopeTo.includes(address))
  return { ...inbox, admin, promise, to }
}

test('lists, counts, reminders and every text follow the working hours', async () => {
  const { admin, promise, inquire, pass, site, to } = await setup()
  expect(await promise(office)).toMatchObject({ ok: true })
  // On Saturday at 15:00 in India; due on Tuesday at 13:30.
  const { id } = await inquire()
  const due = '2026-11-24T08:00:00.000Z'
  expect(await admin.leads.lead({ id })).toMatchObject({ due })
  await site.sendOutbox()
  const [receipt] = to('ann@example.com')
  expect(receipt?.text?.replace(/\s+/g, ' ')).toContain(
    'by Tuesday, November 24, 2026, 1:30 PM GMT+5:30, within 4 working hours.',
  )
  const reminders = () =>
    to('staff@wavelength.example').filter(({ subject }) => /is waiting/.test(subject ?? ''))

  async function overdue() {
    const list = await admin.leads.list({ overdue: '1' })
    const csv = await text((await admin.leads.exportCsv({ overdue: '1' })).body)
    const { visitors, waiting } = await admin.dashboard.show()
    return [
      list.leads.length,
      list.overdue,
      csv.trim().split('\r\n').length - 1,
      (await admin.leads.exportChoices({ overdue: '1' })).count,
      visitors?.sla.overdue,
      waiting.overdue,
    ]
  }
  pass(68 * hour)
  await site.sendOutbox()
  expect(reminders()).toEqual([])
  pass(hour / 2)
  await site.sendOutbox()
  expect(reminders().map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Two hours left: Ann Lee/),
  ])
  pass(2 * hour - 1)
  expect(await overdue()).toEqual([0, 0, 0, 0, 0, 0])
  expect((await admin.leads.list({})).leads).toMatchObject([{ due }])
  pass(1)
  expect(await overdue()).toEqual([1, 1, 1, 1, 1, 1])
  expect((await admin.dashboard.show()).visitors?.sla.time).toBe('4 working hours')
  await admin.leads.setStatus({ id, status: 'answered' })
  expect(await admin.leads.lead({ id })).toMatchObject({ firstReply: { inTime: true } })
})

test('a promise that cannot be kept is refused at its field', async () => {
  const { promise } = await setup()
  const none = Object.fromEntries(Object.keys(office.days).map((day) => [day, false]))
  expect(await promise({ days: none, from: '18:00', to: '9', holidays: ['2026-02-30'] })).toEqual(
    expect.objectContaining({
      ok: false,
      errors: {
        'answer.days.monday': expect.stringMatching('Choose at least one day'),
        'answer.to': expect.stringMatching('Enter a time such as "09:30"'),
        'answer.holidays.0': 'Choose a day of the calendar.',
      },
    }),
  )
  expect(await promise({ from: '18:00', to: '09:00', hours: 0 })).toMatchObject({
    errors: { 'answer.hours': expect.any(String), 'answer.to': expect.stringMatching('later') },
  })
  expect(await promise({}, { timeZone: 'Mars/Olympus' })).toMatchObject({
    errors: { timeZone: expect.stringMatching('time zone') },
  })
})
