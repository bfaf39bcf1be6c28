import { isoDay } from '#model/day.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { errorsIn, startInstances } from '#tests/chaos/cluster.ts'
import { openOwner } from '#tests/chaos/owner.ts'
import { createRandom } from '#tests/chaos/random.ts'
import { missingMails, repeatedBy } from '#tests/chaos/sent-mail.ts'
import { addPerson } from '#tests/fixtures/admin.ts'
import { everyDay } from '#tests/fixtures/calls.ts'
import { buildIsCurrent, buildSite } from '#tools/build-state.mjs'
import { calendarPackages, calendarsInOtherPrograms } from './calendars.ts'
import { createCallers } from './callers.ts'
import { callsWithMovedClock, clockPackages } from './moved-clock.ts'
import type { Part } from './part.ts'
import { waitUntil } from './site.ts'

const DAY = 86_400_000
const PEOPLE = 50
const SLOTS = 8
const KILLS = 9

const random = createRandom(31)
const cleanUps: (() => unknown)[] = []
let running: Awaited<ReturnType<typeof start>> | undefined

/** Three instances with two people who take two kinds of calls. */
async function start() {
  const cluster = await startInstances()
  cleanUps.push(cluster.close)
  const { instances, settings, folder } = cluster
  const config = readConfig({ ...settings, DATA_DIR: folder, DISK_RESERVE_MB: '0' })
  const database = await openDatabase(config)
  cluster.closing.push(database.close)
  const { origin } = instances[0] ?? { origin: '' }
  const owner = await openOwner(origin)
  const place = { place: 'video', link: 'https://meet.example.com/{id}' }
  const kinds: string[] = []
  for (const minutes of ['30', '60']) {
    const fields = { name: `Call of ${minutes}`, minutes, ...place }
    kinds.push((await owner.act(origin, 'calls.addKind', fields)).id)
  }
  await addPerson(database, { name: 'Robin', email: 'robin@agency.test', role: 'editor' })
  const people = await database.store.selectFrom('user').select('id').execute()
  const open = (persons: typeof people) =>
    Promise.all(
      persons.map(({ id }) =>
        owner.act(origin, 'calls.saveHours', { ...everyDay, aheadDays: '60', person: id, kinds }),
      ),
    )
  await open(people.slice(0, 1))
  const callers = createCallers(instances, database, settings.SECRET_KEY)
  return {
    ...{ ...cluster, ...callers, database, kinds, openAll: () => open(people) },
    week: (kind = '', from = 2) =>
      callers.freeTimes(kind, isoDay(new Date(Date.now() + from * DAY))),
    /** Fails if a server has reported an error. */
    quiet() {
      const errors = [...cluster.errors, ...instances.flatMap(({ site }) => errorsIn(site))]
      if (errors.length > 0) throw new Error(errors.slice(0, 5).join('\n'))
    },
  }
}

function cluster() {
  if (!running) throw new Error('The servers have not started.')
  return running
}

async function oneTimeForFifty() {
  const { kinds, week, book, check, quiet } = cluster()
  const [kind = ''] = kinds
  for (const at of (await week(kind)).slice(0, SLOTS)) {
    const answers = await Promise.all(Array.from({ length: PEOPLE }, () => book(kind, at)))
    const won = answers.filter(({ status }) => status === 303)
    const told = answers.filter(({ text }) => /The next free times are: .*\d:\d\d/.test(text))
    if (won.length !== 1 || told.length !== PEOPLE - 1) {
      throw new Error(`At ${at}, ${won.length} have won and ${told.length} were told.`)
    }
  }
  await check()
  quiet()
  return `${SLOTS} times ${PEOPLE} people: ${SLOTS} calls`
}

/** Two kinds with the same two people, all at once: bookings, moves to each other's times, cancellations. */
async function twoKindsTwoPeople() {
  const { kinds, week, openAll, callers, book, move, cancel, check, quiet } = cluster()
  await openAll()
  const first = callers.length
  let changes = 0
  for (let round = 0; round < 6; round++) {
    const times = (await week(kinds[0])).slice(0, 16)
    const booked = callers.slice(first).filter(({ status }) => status === 303)
    const others = booked.map(({ at }) => at)
    const changed = booked.map((caller) =>
      random.percent(15) ? cancel(caller) : move(caller, random.pick([...others, ...times])),
    )
    changes += changed.length
    const bookings = Array.from({ length: 30 }, () => book(random.pick(kinds), random.pick(times)))
    await Promise.all([...changed, ...bookings])
    await check()
  }
  quiet()
  return `${callers.length - first} bookings, ${changes} changes`
}

async function killsInTheMiddle() {
  const { instances, kinds, week, callers, book, check, quiet } = cluster()
  const first = callers.length
  for (let round = 0; round < KILLS; round++) {
    // Days that no other round fills.
    const times = (await week(kinds[0], 12 + round * 4)).slice(0, 12)
    const instance = instances[round % instances.length]
    const bookings = Array.from({ length: 24 }, () => book(random.pick(kinds), random.pick(times)))
    const restarted = Promise.race(bookings).then(async () => {
      await instance?.kill()
      await instance?.start()
    })
    await Promise.all([...bookings, restarted])
    await check()
  }
  quiet()
  return `${KILLS} kills, ${callers.length - first} bookings, ${await check()} calls in all`
}

async function eachMailArrives() {
  const { database, received } = cluster()
  const mails = database.store
    .selectFrom('outbox')
    .select(['topic', 'state', 'message_id', 'last_error'])
    .where('channel', '=', 'mail')
  await waitUntil(async () => {
    const [missing] = missingMails(await mails.execute(), received)
    if (missing) throw new Error(missing)
  }, 120)
  const repeated = [...repeatedBy(received).values()]
  if (Math.max(0, ...repeated) > 1) throw new Error(`Mails arrived twice: ${repeated}`)
  return `${received.length} mails, ${repeated.length} again after a kill`
}

export const part: Part = {
  packages: [...calendarPackages, ...clockPackages],
  steps: [
    { name: 'read calendars in other programs', run: calendarsInOtherPrograms },
    { name: 'build the site', run: () => (buildIsCurrent() ? 'it is' : buildSite()) },
    {
      name: 'move the clock ahead and back, over both changes to and from summer time',
      run: () => callsWithMovedClock(cleanUps),
    },
    {
      name: 'start three instances on PostgreSQL',
      async run() {
        running = await start()
      },
    },
    { name: 'fifty people want one time at once', run: oneTimeForFifty },
    { name: 'two kinds of calls share two people', run: twoKindsTwoPeople },
    { name: 'servers are killed while people book', run: killsInTheMiddle },
    { name: 'each mail arrives', run: eachMailArrives },
  ],
  async cleanUp() {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
  },
}
