import { expect, test } from 'vitest'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { hour, openInbox } from '#tests/fixtures/inbox.ts'
import { responseSla } from './response-sla.ts'

const key = '0190a5c2-0000-7000-8000-000000000001'
const eventsOf = ({ timeline }: LeadView) =>
  timeline.flatMap((entry) =>
    'actor' in entry ? [[entry.actor, entry.kind, entry.before, entry.after]] : [],
  )

test('a viewer cannot change a lead', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'viewer')
  const { id } = await inbox.inquire()
  const before = await inbox.lead(id)
  for (const change of [
    () => admin.leads.setStatus({ id, status: 'won' }),
    () => admin.leads.assign({ id, assignee: 'none' }),
    () => admin.leads.addTag({ id, tag: 'x' }),
    () => admin.leads.removeTag({ id, tag: 'x' }),
    () => admin.leads.addNote({ id, note: 'x' }),
    () => admin.leads.reply({ id, reply: 'x', key }),
  ]) {
    await expect(change()).rejects.toMatchObject({ status: 403 })
  }
  expect(await inbox.lead(id)).toEqual(before)
  expect(await inbox.rows('lead_events')).toEqual([])
})

test('when two people change one lead at once, the last status wins and the timeline records both', async () => {
  const inbox = await openInbox()
  const one = await signIn(inbox, 'editor', 'One')
  const two = await signIn(inbox, 'owner', 'Two')
  const { id } = await inbox.inquire()
  await Promise.all([
    one.admin.leads.setStatus({ id, status: 'won' }),
    two.admin.leads.setStatus({ id, status: 'lost' }),
    one.admin.leads.addTag({ id, tag: 'big' }),
    two.admin.leads.addTag({ id, tag: 'press' }),
    one.admin.leads.addNote({ id, note: 'From one' }),
    two.admin.leads.addNote({ id, note: 'From two' }),
  ])
  const lead = await one.admin.leads.lead({ id })
  const changes = eventsOf(lead).filter(([, kind]) => kind === 'status')
  expect(changes).toHaveLength(2)
  expect(changes[0]?.[2]).toBe('new')
  expect(changes[1]?.[2]).toBe(changes[0]?.[3])
  expect(lead.status).toBe(changes[1]?.[3])
  expect(lead.tags).toEqual(['big', 'press'])
  expect(lead.timeline.filter(({ kind }) => kind === 'note')).toHaveLength(2)
})

test('a bulk change adds to the timeline of each lead and one row to the audit log', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'owner', 'Own Er')
  const ids: string[] = []
  for (const name of ['A', 'B', 'C']) ids.push((await inbox.inquire({ name })).id)
  const [person] = (await admin.leads.list({})).people
  expect(await admin.leads.setStatus({ id: ids, status: 'won' })).toMatchObject({
    ok: true,
    message: 'Marked 3 leads as won.',
  })
  expect(await admin.leads.setStatus({ id: ids, status: 'won' })).toMatchObject({
    message: 'No change: already marked as won.',
  })
  await admin.leads.assign({ id: ids, assignee: person?.id })
  await admin.leads.addTag({ id: [...ids, 'no-id'], tag: 'big' })
  for (const id of ids) {
    expect(eventsOf(await admin.leads.lead({ id }))).toEqual([
      ['Own Er', 'status', 'new', 'won'],
      ['Own Er', 'assignee', null, 'Own Er'],
      ['Own Er', 'tags', null, 'big'],
    ])
  }
  const { changes } = await admin.audit.list()
  const actions = changes.map(({ action }) => action).filter((each) => each.startsWith('leads.'))
  expect(actions).toEqual(['leads.tags-changed', 'leads.assigned', 'leads.status-changed'])
  expect(await admin.leads.setStatus({ status: 'won' })).toMatchObject({ ok: false, status: 422 })
  const many = Array.from({ length: 201 }, () => 'x')
  expect(await admin.leads.setStatus({ id: many, status: 'won' })).toMatchObject({ status: 422 })
})

test('tags and notes are stored as plain text', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'editor')
  const { id } = await inbox.inquire()
  for (const tag of ['', ' ', 'a\nb', 'a\u202eb', 'x'.repeat(31), 'a\u0000']) {
    expect(await admin.leads.addTag({ id, tag }), tag).toMatchObject({ ok: false, status: 422 })
  }
  await admin.leads.addTag({ id, tag: ' <b>=1+1 ' })
  await admin.leads.addTag({ id, tag: '<b>=1+1' })
  await admin.leads.addNote({ id, note: '<script>\r\n=1' })
  expect(await admin.leads.addNote({ id, note: ' ' })).toMatchObject({ status: 422 })
  const lead = await admin.leads.lead({ id })
  expect(lead.tags).toEqual(['<b>=1+1'])
  expect(lead.timeline).toContainEqual(expect.objectContaining({ text: '<script>\n=1' }))
  for (let n = 1; n < 12; n++) await admin.leads.addTag({ id, tag: `t${n}` })
  expect(await admin.leads.addTag({ id, tag: 'one more' })).toMatchObject({ ok: false })
  await admin.leads.removeTag({ id, tag: '<b>=1+1' })
  expect((await admin.leads.lead({ id })).tags).not.toContain('<b>=1+1')
})

test('the response time is measured by the first answer', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'editor')
  const ids: string[] = []
  for (const name of ['in time', 'late', 'open', 'lost', 'reopened']) {
    ids.push((await inbox.inquire({ name })).id)
  }
  await inbox.inquire({ website: 'spam' })
  const [inTime, late, , lost, reopened] = ids
  inbox.pass(hour)
  await admin.leads.setStatus({ id: inTime, status: 'answered' })
  await admin.leads.setStatus({ id: lost, status: 'lost' })
  await admin.leads.setStatus({ id: reopened, status: 'answered' })
  await admin.leads.setStatus({ id: reopened, status: 'new' })
  const since = '2026-11-01T00:00:00.000Z'
  const sla = () => responseSla(inbox.store, since, inbox.late())
  expect(await sla()).toEqual({ answered: 1, inTime: 1, open: 3, overdue: 0 })
  inbox.pass(12 * hour)
  await admin.leads.setStatus({ id: late, status: 'answered' })
  await admin.leads.setStatus({ id: inTime, status: 'won' })
  expect(await sla()).toEqual({ answered: 2, inTime: 1, open: 2, overdue: 2 })
  expect((await inbox.lead(inTime as string)).answered_at).toBe('2026-11-21T10:30:00.000Z')
  expect(await responseSla(inbox.store, inbox.clock(), inbox.late())).toMatchObject({ open: 0 })
})

test('a lead that is won or lost does not count as answered', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'editor')
  const ids = [(await inbox.inquire({ name: 'A' })).id, (await inbox.inquire({ name: 'B' })).id]
  await admin.leads.setStatus({ id: ids, status: 'won' })
  await admin.leads.setStatus({ id: ids[1], status: 'lost' })
  const sla = await responseSla(inbox.store, '2026-11-01T00:00:00.000Z', inbox.late())
  expect(sla).toEqual({ answered: 0, inTime: 0, open: 0, overdue: 0 })
  expect(await admin.leads.lead({ id: ids[0] })).toMatchObject({ firstReply: null })
})

test('answered leads get no reminder, not even one that was waiting for a mail server', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'editor')
  const ids: string[] = []
  for (const name of ['by status', 'by reply', 'nobody'])
    ids.push((await inbox.inquire({ name })).id)
  const earlier = await inbox.inquire({ name: 'answered before' })
  await admin.leads.reply({ id: earlier.id, key, reply: 'Hello', keep: '1' })
  inbox.pass(11 * hour)
  await inbox.site.sendOutbox()
  const reminders = async () =>
    (await inbox.rows('outbox')).filter(({ topic }) => topic === 'lead-reminder')
  expect(await reminders()).toHaveLength(6)
  await admin.leads.setStatus({ id: ids[0], status: 'lost' })
  await admin.leads.reply({ id: ids[1], key: key.replace(/1$/, '2'), reply: 'Hello', keep: '1' })
  await inbox.site.sendOutbox()
  expect(new Set((await reminders()).map(({ subject_id }) => subject_id))).toEqual(
    new Set([ids[2]]),
  )
})

test('a lead is closed when it is won or lost, and open again with any other status', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'editor')
  const { id } = await inbox.inquire()
  const closedAt = async () => (await inbox.lead(id)).closed_at
  expect(await closedAt()).toBeNull()
  await admin.leads.setStatus({ id, status: 'won' })
  expect(await closedAt()).toBe('2026-11-21T09:30:00.000Z')
  inbox.pass(hour)
  await admin.leads.setStatus({ id, status: 'won' })
  expect(await closedAt()).toBe('2026-11-21T09:30:00.000Z')
  await admin.leads.setStatus({ id, status: 'lost' })
  expect(await closedAt()).toBe('2026-11-21T10:30:00.000Z')
  await admin.leads.setStatus({ id, status: 'answered' })
  expect(await closedAt()).toBeNull()
  await admin.leads.setStatus({ id, status: 'lost' })
  await admin.leads.setStatus({ id, status: 'spam' })
  expect(await closedAt()).toBeNull()
  await admin.leads.setStatus({ id, status: 'not-spam' })
  expect(await closedAt()).toBe('2026-11-21T10:30:00.000Z')
})
