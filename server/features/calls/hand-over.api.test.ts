import { expect, test } from 'vitest'
import { adminPassword, signIn } from '#tests/fixtures/admin.ts'
import { bookingPost, openHours } from '#tests/fixtures/calls.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'

const nine = '2026-11-23T08:00:00.000Z'
const ten = '2026-11-23T09:00:00.000Z'

/** Dana, who takes calls, and an owner who does not. */
async function openTeam() {
  const test = await openInbox({ withMail: true })
  const dana = await openHours(test)
  const owner = await signIn(test, 'owner', 'Olivia')
  const visitor = test.site.servicesFor({ address: '192.0.2.1' }).calls
  const mailsTo = (address: string) =>
    test.received.filter(({ envelopeTo }) => envelopeTo.includes(address))
  return {
    ...test,
    ...{ dana, owner, mailsTo },
    subjectsTo: (address: string, about: RegExp) =>
      mailsTo(address).flatMap(({ subject = '' }) => (about.test(subject) ? subject : [])),
    book: async (at: string, email = 'ann@example.com') =>
      expect((await visitor.book(bookingPost(dana.kind, at, { email }))).status).toBe(201),
    expectToldOwners: async () => {
      await test.site.sendOutbox()
      const told = mailsTo(owner.email).at(-1)
      expect(told?.subject).toBe('Nobody takes a booked call')
      expect(told?.text).toMatch(/First call with Ann Lee/)
    },
    mark: async (status: string) => {
      const [lead] = await test.rows('leads')
      const marked = await owner.admin.leads.setStatus({ id: lead?.id ?? '', status })
      expect(marked).toMatchObject({ ok: true })
    },
    remove: () => owner.admin.accounts.remove({ id: dana.id, password: adminPassword }),
    demote: () =>
      owner.admin.accounts.changeRole({ id: dana.id, role: 'author', password: adminPassword }),
  }
}

const leavings = ['remove', 'demote'] as const

test.each(leavings)('whoever is free takes over: %s', async (leave) => {
  const team = await openTeam()
  await team.book(nine)
  await team.book(ten, 'kim@example.com')
  const robin = await openHours(team, { name: 'Robin', hours: { kinds: team.dana.kind } })
  // One is within the notice that visitors have to give.
  team.pass(Date.parse(nine) - 30 * 60_000 - team.clock().getTime())
  expect(await team[leave]()).toMatchObject({ ok: true, message: /take over 2 calls\.$/ })
  expect(await team.rows('calls')).toMatchObject([
    { account_id: robin.id, starts_at: nine, state: 'booked' },
    { account_id: robin.id, starts_at: ten, state: 'booked' },
  ])
  const taken = (await team.rows('call_times')).map(({ account_id }) => account_id)
  expect(taken).toEqual(Array(12).fill(robin.id))
  await team.site.sendOutbox()
  const [mail] = team.mailsTo(robin.email)
  expect(mail?.subject).toMatch(/^You take over: First call with Ann Lee/)
  expect(team.subjectsTo('kim@example.com', /Robin takes your call/)).toHaveLength(1)
  expect(team.subjectsTo(team.dana.email, /call/)).toEqual([])
})

test.each(leavings)(
  'calls for which nobody is free are kept, and owners give them: %s',
  async (leave) => {
    const team = await openTeam()
    await team.book(nine)
    const robin = await openHours(team, {
      name: 'Robin',
      hours: { Monday: '', kinds: team.dana.kind },
    })
    expect(await team[leave]()).toMatchObject({ ok: true, message: /Nobody is free for one call/ })
    expect(await team.rows('calls')).toMatchObject([{ account_id: null, state: 'booked' }])
    await team.expectToldOwners()

    const { calls } = team.owner.admin
    const listed = await calls.list({})
    expect(listed).toMatchObject({ calls: [{ person: null }] })
    expect(listed.people.map(({ name }) => name)).toContain('Robin')
    const [call] = listed.calls
    const given = { id: call?.id, person: robin.id }
    expect(await calls.assign(given)).toMatchObject({ ok: true })
    expect(await calls.assign(given)).toMatchObject({ ok: false, status: 409 })
    expect((await calls.list({})).people).toEqual([])
    expect(await team.rows('calls')).toMatchObject([{ account_id: robin.id }])
    await team.site.sendOutbox()
    expect(team.mailsTo(robin.email).at(-1)?.subject).toMatch(/^You take over: /)
    const { timeline } = await team.owner.admin.leads.lead({ id: call?.leadId ?? '' })
    const texts = timeline.map((entry) => ('text' in entry ? entry.text : null))
    expect(texts).toEqual(expect.arrayContaining(['Dana', 'Robin']))
  },
)

test('a call is given to nobody who has another one then, to nobody who may not take calls, and not while it is spam', async () => {
  const team = await openTeam()
  await team.book(nine)
  await team.remove()
  const [call] = await team.rows('calls')
  const robin = await openHours(team, { name: 'Robin', hours: { kinds: team.dana.kind } })
  await team.book(nine, 'kim@example.com')
  const author = await signIn(team, 'author', 'Alex')
  const { people } = await team.owner.admin.accounts.list()
  const idOf = (email: string) => people.find((person) => person.email === email)?.id
  const { calls } = team.owner.admin
  expect(await calls.assign({ id: call?.id, person: robin.id })).toMatchObject({
    status: 409,
    message: 'Robin has another call at this time.',
  })
  expect(await calls.assign({ id: call?.id, person: idOf(author.email) })).toMatchObject({
    status: 404,
  })
  const given = { id: call?.id, person: idOf(team.owner.email) }
  await team.mark('spam')
  expect(await calls.assign(given)).toMatchObject({ status: 409 })
  await team.mark('not-spam')
  expect(await calls.assign(given)).toMatchObject({ ok: true })
})

test.each(leavings)(
  'owners give a call of a spam mistake if its person left: %s',
  async (leave) => {
    const team = await openTeam()
    await team.book(nine)
    await team.mark('spam')
    await team[leave]()
    await team.mark('not-spam')
    const [call] = await team.rows('calls')
    expect(call).toMatchObject({ account_id: null, state: 'booked' })
    expect(await team.rows('call_times')).toEqual([])
    await team.expectToldOwners()
    const { timeline } = await team.owner.admin.leads.lead({ id: call?.lead_id ?? '' })
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'call', after: 'left' }))
  },
)

test('past and cancelled calls stay as they are', async () => {
  const team = await openTeam()
  await team.book(nine)
  await team.book(ten, 'kim@example.com')
  const [, second] = await team.rows('calls')
  await team.dana.calls.setState({ id: second?.id ?? '', state: 'cancelled' })
  team.pass(Date.parse(nine) + 60_000 - team.clock().getTime())
  await openHours(team, { name: 'Robin', hours: { kinds: team.dana.kind } })
  expect(await team.demote()).toMatchObject({ ok: true, message: 'Dana is author now.' })
  const people = (await team.rows('calls')).map(({ account_id }) => account_id)
  expect(people).toEqual([team.dana.id, team.dana.id])
})
