import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '#model/paths.ts'
import { timesPath } from '#server/features/calls/times-routes.ts'
import { openOwner } from '#tests/chaos/owner.ts'
import { everyDay } from '#tests/fixtures/calls.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { startSite } from '#tests/fixtures/site.ts'
import { startSmtp } from '#tests/fixtures/smtp.ts'
import { waitUntil } from './site.ts'

/** Changes the clock of a process while it runs. */
export const clockPackages = ['libfaketime']

const HOUR = 3_600_000
const zone = 'Europe/Berlin'
/** More than twice as long as the outbox takes to look for what is due. */
const QUIET = 8_000

/** The Sundays of next year on which the hour from two comes never, and twice. */
const year = new Date().getUTCFullYear() + 1
const [skipped, doubled] = [2, 9].map((month) => {
  const last = new Date(Date.UTC(year, month + 1, 0))
  return new Date(last.getTime() - last.getUTCDay() * 24 * HOUR)
}) as [Date, Date]
const dayOf = (date: Date) => date.toISOString().slice(0, 'yyyy-mm-dd'.length)
const at = (date: Date, hours: number) => date.getTime() + hours * HOUR

/** A site on SQLite whose clock can be moved. */
async function openSite(cleanUps: (() => unknown)[]) {
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-clock-'))
  cleanUps.push(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'clock')
  const setClock = (time: number) =>
    writeFileSync(file, `${time < Date.now() ? '-' : '+'}${Math.abs(time - Date.now()) / 1000}`)
  setClock(at(skipped, -8 * 24))
  const smtp = await startSmtp((stop) => void cleanUps.push(stop))
  const site = await startSite({
    env: {
      LD_PRELOAD: '/usr/$LIB/faketime/libfaketimeMT.so.1',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      ADMIN_EMAIL: ownerEmail,
      ADMIN_PASSWORD: ownerPassword,
      SITE_URL: 'http://localhost',
      SMTP_URL: smtp.url,
    },
  })
  cleanUps.push(site.kill)
  const { act } = await openOwner(site.origin)
  const place = { place: 'video', link: 'https://meet.example.com/{id}' }
  const { id: kind } = await act(site.origin, 'calls.addKind', {
    ...{ name: 'First call', minutes: '30' },
    ...place,
  })
  const { person } = await act(site.origin, 'calls.hours', {})
  await act(site.origin, 'calls.saveHours', {
    ...{ ...everyDay, Sunday: '1:00 - 4:00', aheadDays: '30', person: person.id },
    kinds: kind,
  })
  return { origin: site.origin, output: site.output, received: smtp.received, setClock, kind }
}

type OpenedSite = Awaited<ReturnType<typeof openSite>>

/** The names of the times of a day, as visitors in the same zone read them, and the times. */
async function timesOf({ origin, kind }: OpenedSite, day: Date) {
  const query = new URLSearchParams({ kind, zone, day: dayOf(day) })
  const { days } = await (await fetch(`${origin}${timesPath}?${query}`)).json()
  const times = days[0]?.times as { at: string; name: string }[]
  return times.map(({ at, name }) => ({ at, name: name.replaceAll(/\s/g, ' ') }))
}

/** Books a call without scripts. @throws Error for another status */
async function book({ origin, kind }: OpenedSite, email: string, time: string, status = 303) {
  const body = new URLSearchParams({ kind, at: time, zone, name: 'Ann Lee', email })
  const post = { method: 'POST', body, redirect: 'manual' } as const
  const answer = await fetch(`${origin}${paths.call}`, post)
  if (answer.status !== status) throw new Error(`${time} was answered with ${answer.status}.`)
  return answer.headers.get('location') ?? ''
}

function expectNames(times: { name: string }[], expected: string) {
  const names = times.map(({ name }) => name).join(', ')
  if (names !== expected) throw new Error(`The times are ${names}.`)
}

/** Calls beside the hour that is skipped and in the one that comes twice, while the clock goes ahead and back. */
export async function callsWithMovedClock(cleanUps: (() => unknown)[]) {
  const site = await openSite(cleanUps)
  const { received, setClock, origin } = site
  const mailsTo = (email: string, subject: RegExp) =>
    received.filter((mail) => mail.envelopeTo.includes(email) && subject.test(mail.subject ?? ''))
  const reminded = (email: string, count: number) =>
    waitUntil(async () => {
      const mails = mailsTo(email, /^Reminder/)
      if (mails.length !== count) throw new Error(`${email} has ${mails.length} reminders.`)
    }, 60)

  const spring = await timesOf(site, skipped)
  expectNames(spring, '1:00 AM, 1:30 AM, 3:00 AM, 3:30 AM')
  const first = spring[2]?.at ?? ''
  const link = await book(site, 'ann@example.com', first)
  await book(site, 'ann@example.com', first, 200)
  // Nobody is reminded twice of the same, whichever way the clock goes.
  for (const [hours, count] of [
    [-23, 1],
    [-30, 1],
    [-23, 1],
    [-0.5, 2],
    [-23, 2],
    [-0.5, 2],
  ] as const) {
    setClock(Date.parse(first) + hours * HOUR)
    await reminded('ann@example.com', count)
    await wait(QUIET)
    await reminded('ann@example.com', count)
  }
  await reminded(ownerEmail, 2)
  setClock(Date.parse(first) + HOUR)
  const cancel = { method: 'POST', body: new URLSearchParams({ change: 'cancel' }) }
  const late = await fetch(`${origin}${link}`, cancel)
  if (late.status !== 409) throw new Error(`A call that was held was cancelled: ${late.status}.`)

  setClock(at(doubled, -8 * 24))
  const autumn = await timesOf(site, doubled)
  expectNames(
    autumn,
    '1:00 AM, 1:30 AM, 2:00 AM GMT+2, 2:30 AM GMT+2, 2:00 AM GMT+1, 2:30 AM GMT+1, 3:00 AM, 3:30 AM',
  )
  const [one = '', other = ''] = [autumn[3]?.at, autumn[5]?.at]
  await book(site, 'bo@example.com', one)
  await book(site, 'cy@example.com', one, 409)
  await book(site, 'cy@example.com', other)
  await waitUntil(async () => {
    for (const [email, name] of [
      ['bo@example.com', /2:30\sAM GMT\+2/],
      ['cy@example.com', /2:30\sAM GMT\+1/],
    ] as const) {
      const [mail] = mailsTo(email, /^Your call/)
      if (!name.test(mail?.text ?? '')) throw new Error(`${email} does not know when.`)
    }
  }, 60)
  const errors = site.output().match(/.* error [0-9a-f]{8} .*/g) ?? []
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return `${received.length} mails from ${dayOf(skipped)} to ${dayOf(doubled)}`
}
