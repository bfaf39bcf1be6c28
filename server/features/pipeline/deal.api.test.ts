import { expect, test } from 'vitest'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { type SignedIn, signIn } from '#tests/fixtures/admin.ts'
import { applicationForm } from '#tests/fixtures/application.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'

const eventsOf = ({ timeline }: LeadView) =>
  timeline.flatMap((entry) =>
    'actor' in entry ? [[entry.kind, entry.before, entry.after, entry.text]] : [],
  )

async function save({ admin }: SignedIn, id: string, changes: Record<string, string>) {
  const { deal } = await admin.leads.lead({ id })
  return admin.pipeline.saveDeal({ id, seen: deal?.version, ...changes })
}

/** Publishes other stages. */
async function publishStages({ admin }: SignedIn, stages: { id: string; name: string }[]) {
  const { version } = await admin.content.open({ document: 'pipeline' })
  const body = JSON.stringify({ stages, lostReasons: ['Too late'] })
  return admin.content.publish({ document: 'pipeline', version, body })
}

test('a deal is saved with what has changed on the timeline and one audit row', async () => {
  const inbox = await openInbox()
  const editor = await signIn(inbox, 'editor', 'Edit Or')
  const owner = await signIn(inbox, 'owner')
  const { id } = await inbox.inquire()
  const nextStep = { nextStep: 'Call about the shop', nextStepOn: '2026-12-02' }
  const deal = { stage: 'talking', value: '12,500', currency: 'eur', ...nextStep }
  expect(await save(editor, id, deal)).toMatchObject({ ok: true, message: 'Deal saved.' })
  expect(await save(editor, id, deal)).toMatchObject({ ok: true, message: 'No change.' })
  expect(await inbox.lead(id)).toMatchObject({
    ...{ stage: 'talking', value: 1_250_000, currency: 'EUR' },
    ...{ next_step: 'Call about the shop', next_step_on: '2026-12-02' },
  })
  const lead = await editor.admin.leads.lead({ id })
  expect(lead.deal).toMatchObject({ amount: '12500', worth: '€12,500.00', isStepOverdue: false })
  expect(eventsOf(lead)).toEqual([
    ['stage', 'New', 'Talking', null],
    ['value', null, '€12,500.00', null],
    ['next-step', null, 'Call about the shop (Dec 2, 2026)', null],
  ])
  const { changes } = await owner.admin.audit.list()
  expect(changes.filter(({ action }) => action === 'leads.deal-changed')).toHaveLength(1)
})

test('what cannot be saved is answered by field, and changes nothing', async () => {
  const inbox = await openInbox()
  const editor = await signIn(inbox, 'editor')
  const viewer = await signIn(inbox, 'viewer')
  const { id } = await inbox.inquire()
  const before = await inbox.lead(id)
  const invalid: Record<string, Record<string, string>> = {
    value: { value: 'twelve', currency: 'EUR' },
    currency: { value: '12', currency: 'XXY' },
    nextStep: { nextStepOn: '2026-12-02' },
    nextStepOn: { nextStep: 'Call', nextStepOn: '2026-02-30' },
    stage: { stage: 'gone' },
  }
  for (const [field, changes] of Object.entries(invalid)) {
    const answer = await save(editor, id, changes)
    expect(answer, field).toMatchObject({ ok: false, status: 422 })
    expect(answer, field).toHaveProperty(`errors.${field}`)
  }
  for (const value of ['-5', '0.001', '99999999999999', '12\u0000']) {
    expect(await save(editor, id, { value, currency: 'EUR' })).toMatchObject({ status: 422 })
  }
  await expect(viewer.admin.pipeline.saveDeal({ id })).rejects.toMatchObject({ status: 403 })
  expect(await inbox.lead(id)).toEqual(before)
})

test('whoever saves a deal that somebody else has changed is told', async () => {
  const inbox = await openInbox()
  const one = await signIn(inbox, 'editor', 'One')
  const two = await signIn(inbox, 'editor', 'Two')
  const { id } = await inbox.inquire()
  const { deal } = await one.admin.leads.lead({ id })
  await save(two, id, { value: '900', currency: 'EUR' })
  expect(
    await one.admin.pipeline.saveDeal({ id, seen: deal?.version, value: '800', currency: 'EUR' }),
  ).toMatchObject({ ok: false, status: 409, message: expect.stringContaining('Two changed this') })
  expect((await inbox.lead(id)).value).toBe(90_000)
  // What the two have changed of it differs.
  const step = { value: '', currency: '', nextStep: 'Call' }
  expect(await one.admin.pipeline.saveDeal({ id, seen: deal?.version, ...step })).toMatchObject({
    ok: true,
  })
  expect(await inbox.lead(id)).toMatchObject({ value: 90_000, next_step: 'Call' })
  for (const seen of ['', 'null', '{']) {
    const answer = await one.admin.pipeline.saveDeal({ id, seen, value: '1', currency: 'EUR' })
    expect(answer).toMatchObject({ ok: false, status: 409 })
  }
})

test('a choice on a screen that is out of date is refused, and the sentence says whose stays', async () => {
  const inbox = await openInbox()
  const one = await signIn(inbox, 'editor', 'One')
  const two = await signIn(inbox, 'owner', 'Two')
  const { id } = await inbox.inquire({ name: 'Ann Lee' })
  const [person] = (await one.admin.leads.list({})).people
  const { setStatus, assign } = two.admin.leads
  await setStatus({ id, status: 'answered', seen: 'new' })
  await assign({ id, assignee: person?.id, seen: 'none' })
  await two.admin.pipeline.setStage({ id, stage: 'talking', seen: 'new' })
  const messages = [
    await one.admin.leads.setStatus({ id, status: 'won', seen: 'new' }),
    await one.admin.leads.assign({ id, assignee: 'none', seen: 'somebody' }),
    await one.admin.pipeline.setStage({ id, stage: 'offer', seen: 'new' }),
    await two.admin.pipeline.setStage({ id, stage: 'offer', seen: 'new' }),
  ].map((answer) => ('status' in answer ? [answer.status, answer.message] : answer))
  expect(messages).toEqual([
    [409, 'Two marked Ann Lee as answered meanwhile. It stays so.'],
    [409, `Two assigned Ann Lee to ${person?.name} meanwhile. It stays so.`],
    [409, 'Two moved Ann Lee to Talking meanwhile. It stays there.'],
    [409, 'You moved Ann Lee to Talking meanwhile. It stays there.'],
  ])
  // The same choice twice is none, and what is taken back is told for each lead.
  expect(await one.admin.leads.setStatus({ id, status: 'answered', seen: 'new' })).toMatchObject({
    ok: true,
    value: { changed: [] },
  })
  expect(await one.admin.leads.setStatus({ id, status: 'new', seen: 'answered' })).toMatchObject({
    value: { changed: [{ id, before: 'answered' }] },
  })
})

test('a lost lead keeps its reason until it is opened again', async () => {
  const inbox = await openInbox()
  const editor = await signIn(inbox, 'editor')
  const { id } = await inbox.inquire()
  const lost = { reason: 'Too expensive', reasonWords: 'they had 8,000' }
  await editor.admin.leads.setStatus({ id, status: 'lost', ...lost })
  const lead = await editor.admin.leads.lead({ id })
  expect(lead.deal?.lostReason).toBe('Too expensive: they had 8,000')
  expect(eventsOf(lead)).toEqual([['status', 'new', 'lost', 'Too expensive: they had 8,000']])
  await save(editor, id, { reasonWords: 'No answer' })
  expect((await inbox.lead(id)).lost_reason).toBe('No answer')
  await editor.admin.leads.setStatus({ id, status: 'answered' })
  expect((await inbox.lead(id)).lost_reason).toBeNull()
})

test('applications have no deal and spam has none', async () => {
  const inbox = await openInbox()
  const editor = await signIn(inbox, 'editor')
  const application = await inbox.send('/api/applications', applicationForm())
  const spam = await inbox.inquire({ website: 'x' })
  for (const { id } of [application, spam]) {
    expect((await editor.admin.leads.lead({ id })).deal).toBeNull()
    expect(await editor.admin.pipeline.saveDeal({ id, seen: '' })).toMatchObject({ status: 422 })
  }
  expect(
    await editor.admin.pipeline.setStage({ id: application.id, stage: 'offer' }),
  ).toMatchObject({ ok: true, value: { changed: [], others: 1 } })
})

test('leads of a removed stage are in the first one, and filters and exports follow', async () => {
  const inbox = await openInbox()
  const owner = await signIn(inbox, 'owner')
  const [first, second] = [await inbox.inquire({ name: 'A' }), await inbox.inquire({ name: 'B' })]
  expect(
    await owner.admin.pipeline.setStage({ id: [first.id, second.id], stage: 'talking' }),
  ).toMatchObject({ message: 'Moved 2 leads to Talking.' })
  await owner.admin.pipeline.setStage({ id: second.id, stage: 'offer' })
  await save(owner, second.id, { stage: 'offer', value: '5', currency: 'JPY' })
  const stages = [
    { id: 'first', name: 'Fresh' },
    { id: 'offer', name: 'Proposal' },
  ]
  expect(await publishStages(owner, stages)).toMatchObject({ ok: true })
  const names = async (stage: string) =>
    (await owner.admin.leads.list({ stage })).leads.map(({ name }) => name)
  expect([await names('first'), await names('offer')]).toEqual([['A'], ['B']])
  expect((await owner.admin.leads.exportChoices({ stage: 'offer' })).count).toBe(1)
  const csv = await (await owner.download('/admin/leads/export.csv?stage=offer'))?.text()
  expect(csv).toMatch(
    /Stage,Value,Currency,Next step,Next step on,Lost because,Won or lost \(UTC\)/,
  )
  expect(csv).toContain('Proposal,5,JPY')
  expect(await publishStages(owner, [])).toMatchObject({ ok: false, status: 422 })
  expect(await publishStages(owner, [{ id: 'won', name: 'Won' }])).toMatchObject({ ok: false })
})
