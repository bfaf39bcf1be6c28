import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { applicationForm, partnerForm } from '#tests/fixtures/application.ts'
import { hour, openInbox } from '#tests/fixtures/inbox.ts'
import { pdf } from '#tests/fixtures/uploads.ts'

test('all three kinds are in one list, and stay unread until an editor marks them as read', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'editor', 'Edit Or')
  const viewer = await signIn(inbox, 'viewer')
  const { id } = await inbox.inquire({}, { name: 'brief.pdf', content: pdf() })
  await inbox.send('/api/partner-inquiries', partnerForm())
  await inbox.send('/api/applications', applicationForm())
  await inbox.inquire({ website: 'x', details: 'Buy now' })
  const { leads } = await admin.leads.list({})
  expect(leads.map(({ kind }) => kind).sort()).toEqual(['application', 'inquiry', 'partner'])
  expect(leads.find((lead) => lead.id === id)).toMatchObject({
    name: 'Ann Lee',
    status: 'new',
    isUnread: true,
    hasFile: true,
    excerpt: 'A shop for tea.\nWith a blog.',
    about: ['Design', 'Less'],
    worth: null,
    callAt: null,
    step: null,
    waits: expect.any(String),
    due: '2026-11-21T21:30:00.000Z',
  })
  expect(await admin.dashboard.counts()).toMatchObject({ unread: 3 })
  await expect(viewer.admin.leads.markRead({ id })).rejects.toMatchObject({ status: 403 })
  const tables = async () => [await inbox.rows('leads'), await inbox.rows('lead_events')]
  const before = await tables()
  expect(await admin.leads.lead({ id })).toMatchObject({ isUnread: true })
  expect(await tables()).toEqual(before)
  expect(await admin.dashboard.counts()).toMatchObject({ unread: 3 })
  await Promise.all([admin.leads.markRead({ id }), admin.leads.markRead({ id })])
  expect(await admin.dashboard.counts()).toMatchObject({ unread: 2 })
  expect(await admin.leads.lead({ id })).toMatchObject({ isUnread: false })
  await expect(viewer.admin.leads.lead({ id })).rejects.toMatchObject({ status: 403 })
  const { timeline } = await admin.leads.lead({ id })
  expect(timeline).toContainEqual(expect.objectContaining({ kind: 'read', actor: 'Edit Or' }))
  const spam = await admin.leads.list({ folder: 'spam' })
  expect(spam.leads.map(({ excerpt }) => excerpt)).toEqual(['Buy now'])
  expect(spam.counts).toMatchObject({ new: 3, answered: 0, spam: 1 })
  expect(spam.unreadIn).toEqual(['new'])
})

test('a lead in the list says what is to be done next while its deal is open', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'editor')
  const { id } = await inbox.inquire({})
  const { deal } = await admin.leads.lead({ id })
  const next = { nextStep: 'Call', nextStepOn: '2026-11-25' }
  await admin.pipeline.saveDeal({ id, seen: deal?.version, ...next })
  const step = async () => (await admin.leads.list({ folder: 'all' })).leads[0]?.step
  expect(await step()).toEqual({ text: 'Call', on: '2026-11-25' })
  await admin.leads.setStatus({ id, status: 'won' })
  expect(await step()).toBe(null)
})

test('open leads are sorted by urgency: inquiries first, the oldest on top', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'editor')
  await inbox.send('/api/partner-inquiries', partnerForm())
  await inbox.inquire({ name: 'First' })
  inbox.pass(11 * hour)
  await inbox.inquire({ name: 'Second' })
  inbox.pass(2 * hour)
  await inbox.inquire({ name: 'Third' })
  const { leads, overdue } = await admin.leads.list({})
  expect(leads.map(({ name }) => name)).toEqual(['First', 'Second', 'Third', 'Noor Haddad'])
  expect(overdue).toBe(1)
  const late = await admin.leads.list({ overdue: '1' })
  expect(late.leads.map(({ name }) => name)).toEqual(['First'])
})

test('search finds leads by name, email, reference and text in every folder but spam', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'editor')
  const { id, reference } = await inbox.inquire({ name: 'Zoë Müller', email: 'zoe@tea.example' })
  await inbox.inquire({ name: 'Ann Lee', details: 'An app for couriers' })
  await inbox.inquire({ name: 'Zoë Robot', website: 'x' })
  await admin.leads.setStatus({ id, status: 'lost' })
  for (const q of ['zoe', 'MÜLL', 'tea.exam', reference, reference.slice(3, 9), 'shop tea']) {
    const { leads, filter } = await admin.leads.list({ q })
    expect(
      leads.map((lead) => lead.name),
      q,
    ).toEqual(['Zoë Müller'])
    expect(filter.folder).toBe('all')
  }
  const hostile = ['"', "'", '*', '%', 'OR', 'zoe"; drop', "zo':*|'a", '\u0000', 'NEAR(', '-ann']
  for (const q of hostile) await admin.leads.list({ q })
  expect((await admin.leads.list({ q: 'zoe courier' })).leads).toEqual([])
  const punctuation = await admin.leads.list({ q: '???' })
  expect(punctuation).toMatchObject({
    leads: [],
    filter: { folder: 'all' },
    isFirst: true,
    isNew: false,
  })
})

test('filters can be combined, and invalid ones are ignored', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'editor', 'Edit Or')
  const first = await inbox.inquire({ name: 'First' })
  const second = await inbox.inquire({ name: 'Second' })
  await inbox.send('/api/applications', applicationForm())
  const { people } = await admin.leads.list({})
  const [person] = people
  await admin.leads.assign({ id: first.id, assignee: person?.id })
  await admin.leads.addTag({ id: [first.id, second.id], tag: 'big' })
  await admin.leads.markRead({ id: second.id })
  const names = async (query: Record<string, string>) =>
    (await admin.leads.list(query)).leads.map(({ name }) => name)
  expect(await names({ assignee: person?.id ?? '' })).toEqual(['First'])
  expect(await names({ assignee: 'none' })).toEqual(['Second', 'Ravi Sinha'])
  expect(await names({ tag: 'big' })).toEqual(['First', 'Second'])
  expect(await names({ tag: 'big', unread: '1' })).toEqual(['First'])
  expect(await names({ kind: 'application' })).toEqual(['Ravi Sinha'])
  expect(await names({ q: 'second', tag: 'big' })).toEqual(['Second'])
  expect((await admin.leads.list({})).tags).toEqual(['big'])
  const invalid = {
    folder: 'x',
    kind: '<b>',
    assignee: "' or 1=1",
    after: '9_x',
    before: '__',
    unread: '2',
  }
  expect(await names(invalid)).toEqual(['First', 'Second', 'Ravi Sinha'])
  expect(await names({ after: '0_2026_nothing', tag: '\u0000' })).toHaveLength(3)
})

test('an empty list reports whether it is the first page and whether any lead exists', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'editor')
  expect(await admin.leads.list({})).toMatchObject({ isFirst: true, isNew: true })
  const { id } = await inbox.inquire()
  expect(await admin.leads.list({})).toMatchObject({ isFirst: true, isNew: false })
  const { created_at } = await inbox.lead(id)
  for (const direction of ['after', 'before']) {
    const cursor = direction === 'after' ? `1_${created_at}_${id}` : `0_${created_at}_${id}`
    const page = await admin.leads.list({ [direction]: cursor })
    expect(page, direction).toMatchObject({ leads: [], isFirst: false, isNew: false })
  }
})

test('an unknown or malformed lead id is not found', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'owner')
  for (const id of ['x', '../..', '0190a5c2-0000-7000-8000-000000000000', "'; --", '\u0000']) {
    await expect(admin.leads.lead({ id })).rejects.toMatchObject({ status: 404 })
    await expect(admin.leads.linkFile({ id })).rejects.toMatchObject({ status: 404 })
    for (const change of [
      admin.leads.setStatus({ id, status: 'won' }),
      admin.leads.addNote({ id, note: 'x' }),
      admin.leads.reply({ id, reply: 'x', key: '0190a5c2-0000-7000-8000-000000000000' }),
    ]) {
      // A NUL is rejected before the action runs.
      const status = id === '\u0000' ? 422 : 404
      expect(await change).toMatchObject({ ok: false, status })
    }
  }
})
