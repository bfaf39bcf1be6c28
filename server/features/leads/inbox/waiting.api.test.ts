import { expect, test } from 'vitest'
import { REPLY_UNDO_TIME } from '#model/leads/inbox.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { hour, openInbox } from '#tests/fixtures/inbox.ts'
import { inboxSettings, rawMail } from '#tests/fixtures/mails.ts'

const minute = 60_000

async function setup() {
  const inbox = await openInbox({ withMail: true, settings: inboxSettings })
  const { admin } = await signIn(inbox, 'owner')

  async function reply(id: string) {
    const { replyKey } = await admin.leads.lead({ id })
    return admin.leads.reply({
      id,
      key: replyKey,
      reply: `Reply of ${inbox.clock().toISOString()}`,
    })
  }

  return {
    ...inbox,
    admin,
    reply,
    /** Writes a reply, and lets it leave. */
    async answer(id: string) {
      await reply(id)
      inbox.pass(REPLY_UNDO_TIME)
      await inbox.site.sendOutbox()
    },
    /** A mail of the client, in answer to what was sent to them. */
    async write(id: string) {
      const sent = (await inbox.rows('outbox')).find(({ subject_id }) => subject_id === id)
      const headers = [`In-Reply-To: <${sent?.message_id}@agency.test>`]
      return inbox.receive(rawMail({ headers }))
    },
    waiting: async (id: string) => (await admin.leads.lead({ id })).waiting,
    ids: async (query: Record<string, string>) =>
      (await admin.leads.list(query)).leads.map(({ id }) => id),
    reminders: () =>
      inbox.received.filter(
        ({ subject = '', envelopeTo }) =>
          /is waiting/.test(subject) && envelopeTo.includes('staff@wavelength.example'),
      ),
  }
}

test('the promised time counts again from what a client writes after an answer', async () => {
  const inbox = await setup()
  const { id } = await inbox.inquire()
  expect(await inbox.waiting(id)).toEqual({ for: 'us', since: '2026-11-21T09:30:00.000Z' })
  await inbox.answer(id)
  expect(await inbox.waiting(id)).toEqual({ for: 'them', since: '2026-11-21T09:30:00.000Z' })
  inbox.pass(48 * hour - REPLY_UNDO_TIME)
  await inbox.write(id)
  const since = '2026-11-23T09:30:00.000Z'
  const due = '2026-11-23T21:30:00.000Z'
  expect(await inbox.admin.leads.lead({ id })).toMatchObject({ due, waiting: { for: 'us', since } })
  inbox.pass(hour)
  await inbox.write(id)
  expect(await inbox.admin.leads.lead({ id })).toMatchObject({ due })
  const dashboard = async () => {
    const { waiting, visitors } = await inbox.admin.dashboard.show()
    return { ...waiting, sla: visitors?.sla }
  }
  const sla = { answered: 1, inTime: 1, open: 1 }
  expect(await dashboard()).toMatchObject({
    ...{ overdue: 0, open: 1, tasks: [{ id, due }] },
    sla: { ...sla, overdue: 0 },
  })
  expect(inbox.reminders()).toEqual([])
  inbox.pass(9 * hour)
  await inbox.site.sendOutbox()
  await inbox.site.sendOutbox()
  expect(inbox.reminders()).toMatchObject([
    { subject: expect.stringContaining('Two hours left: Ann Lee') },
  ])
  inbox.pass(2 * hour)
  expect(await inbox.ids({ overdue: '1' })).toEqual([id])
  expect(await dashboard()).toMatchObject({
    ...{ overdue: 1, open: 0, tasks: [{ id, due }] },
    sla: { ...sla, overdue: 1 },
  })
  await inbox.answer(id)
  expect(await inbox.ids({ overdue: '1' })).toEqual([])
  expect(inbox.reminders()).toHaveLength(1)
})

test('a second wait is reminded of as the first was', async () => {
  const inbox = await setup()
  const { id } = await inbox.inquire()
  inbox.pass(10 * hour)
  await inbox.site.sendOutbox()
  await inbox.answer(id)
  inbox.pass(hour)
  await inbox.write(id)
  inbox.pass(10 * hour)
  await inbox.site.sendOutbox()
  expect(inbox.reminders()).toHaveLength(2)
})

test('who waits longest is first, whenever the inquiry came', async () => {
  const inbox = await setup()
  const first = await inbox.inquire()
  inbox.pass(hour)
  await inbox.answer(first.id)
  const second = await inbox.inquire({ email: 'ben@example.com' })
  inbox.pass(hour)
  await inbox.write(first.id)
  expect(await inbox.ids({})).toEqual([second.id, first.id])
  const { leads, older } = await inbox.admin.leads.list({})
  expect(leads.map(({ due }) => due)).toEqual([
    expect.stringContaining('T22:30'),
    expect.stringContaining('T23:30'),
  ])
  expect(older).toBeNull()
  await inbox.admin.leads.reply({ id: second.id, key: KEY, reply: 'Hello', keep: '1' })
  inbox.pass(REPLY_UNDO_TIME)
  await inbox.site.sendOutbox()
  expect(await inbox.ids({})).toEqual([first.id, second.id])
  expect(await inbox.ids({ waiting: 'us' })).toEqual([first.id])
  expect(await inbox.ids({ waiting: 'them' })).toEqual([second.id])
})

test('a reply does not answer what arrived after it was written', async () => {
  const inbox = await setup()
  const { id } = await inbox.inquire()
  inbox.pass(minute)
  await inbox.reply(id)
  inbox.pass(REPLY_UNDO_TIME / 2)
  await inbox.write(id)
  inbox.pass(REPLY_UNDO_TIME / 2)
  await inbox.site.sendOutbox()
  expect(await inbox.lead(id)).toMatchObject({ status: 'new', answered_in_time: 1 })
  expect(await inbox.waiting(id)).toEqual({ for: 'us', since: '2026-11-21T09:31:05.000Z' })
})

test('a reply that leaves late does not open what a newer one has answered', async () => {
  const inbox = await setup()
  const { id } = await inbox.inquire()
  inbox.pass(minute)
  await inbox.reply(id)
  const delay = (due_at: string) =>
    inbox.store
      .updateTable('outbox')
      .set({ due_at })
      .where('topic', '=', 'lead-reply')
      .where('state', '=', 'waiting')
      .execute()
  await delay('2026-11-21T11:30:00.000Z')
  inbox.pass(minute)
  await inbox.write(id)
  inbox.pass(minute)
  await inbox.answer(id)
  expect(await inbox.waiting(id)).toMatchObject({ for: 'them' })
  inbox.pass(2 * hour)
  await inbox.site.sendOutbox()
  expect((await inbox.rows('outbox')).filter(({ state }) => state === 'waiting')).toEqual([])
  expect(await inbox.waiting(id)).toMatchObject({ for: 'them' })
})

test('a status set by hand ends the wait, and “New” begins it again', async () => {
  const inbox = await setup()
  const { id } = await inbox.inquire()
  const setStatus = async (status: string) => {
    await inbox.admin.leads.setStatus({ id, status })
    return inbox.waiting(id)
  }
  const arrived = { for: 'us', since: '2026-11-21T09:30:00.000Z' }
  inbox.pass(hour)
  expect(await setStatus('answered')).toEqual({ for: 'them', since: '2026-11-21T10:30:00.000Z' })
  expect(await setStatus('lost')).toBeNull()
  expect(await setStatus('new')).toEqual(arrived)
  expect(await setStatus('spam')).toBeNull()
  expect(await setStatus('not-spam')).toEqual(arrived)
  await inbox.answer(id)
  inbox.pass(hour)
  await inbox.write(id)
  const wrote = { for: 'us', since: '2026-11-21T11:30:10.000Z' }
  expect(await inbox.waiting(id)).toEqual(wrote)
  expect(await setStatus('won')).toBeNull()
  expect(await setStatus('new')).toEqual(wrote)
})

test('what a client writes about a closed deal waits until it is answered or settled', async () => {
  const inbox = await setup()
  const { id } = await inbox.inquire()
  await inbox.admin.leads.setStatus({ id, status: 'won' })
  inbox.pass(hour)
  await inbox.write(id)
  expect(await inbox.lead(id)).toMatchObject({ status: 'won' })
  expect(await inbox.ids({ waiting: 'us' })).toEqual([id])
  inbox.pass(12 * hour)
  expect((await inbox.admin.leads.list({})).overdue).toBe(1)
  expect(await inbox.ids({ overdue: '1' })).toEqual([id])
  expect(await inbox.admin.leads.settle({ id })).toMatchObject({ ok: true })
  expect(await inbox.waiting(id)).toBeNull()
  expect((await inbox.admin.leads.list({})).overdue).toBe(0)
  expect(await inbox.admin.leads.settle({ id })).toMatchObject({
    message: expect.stringMatching(/^No change/),
  })
})

const KEY = '0190a5c2-0000-7000-8000-0000000000aa'
