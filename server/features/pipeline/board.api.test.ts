import { expect, test } from 'vitest'
import { type SignedIn, signIn } from '#tests/fixtures/admin.ts'
import { applicationForm } from '#tests/fixtures/application.ts'
import { hour, openInbox } from '#tests/fixtures/inbox.ts'
import { manyLeads } from '#tests/fixtures/many-leads.ts'

/** The names of the leads in each column. */
async function namesOn({ admin }: SignedIn, query: Record<string, string> = {}) {
  const { columns } = await admin.pipeline.board(query)
  return Object.fromEntries(
    columns
      .filter(({ deals }) => deals.length > 0)
      .map(({ name, deals }) => [name, deals.map((deal) => deal.name)]),
  )
}

async function saveDeal({ admin }: SignedIn, id: string, values: Record<string, string>) {
  const { deal } = await admin.leads.lead({ id })
  await admin.pipeline.saveDeal({ id, seen: deal?.version, ...values })
}

test('the board has a column for each stage, with what its leads are worth by currency', async () => {
  const inbox = await openInbox()
  const editor = await signIn(inbox, 'editor')
  const { id: one } = await inbox.inquire({ name: 'One' })
  inbox.pass(1)
  const { id: two } = await inbox.inquire({ name: 'Two' })
  inbox.pass(1)
  const { id: three } = await inbox.inquire({ name: 'Three' })
  await inbox.send('/api/applications', applicationForm())
  await inbox.inquire({ website: 'spam' })
  const late = { nextStep: 'Call', nextStepOn: '2026-11-20' }
  await saveDeal(editor, one, { stage: 'offer', value: '1,000', currency: 'EUR' })
  await saveDeal(editor, two, { stage: 'offer', value: '500', currency: 'EUR', ...late })
  await saveDeal(editor, three, { stage: 'offer', value: '70', currency: 'JPY' })
  expect(await namesOn(editor)).toEqual({ Offer: ['Two', 'Three', 'One'] })
  const { columns } = await editor.admin.pipeline.board({})
  expect(columns.map(({ name, count }) => [name, count])).toEqual([
    ...[
      ['New', 0],
      ['Talking', 0],
      ['Offer', 3],
    ],
    ...[
      ['Won', 0],
      ['Lost', 0],
    ],
  ])
  expect(columns[2]?.sums).toEqual(
    expect.arrayContaining([
      { currency: 'EUR', value: 150_000 },
      { currency: 'JPY', value: 70 },
    ]),
  )
  expect(columns[2]?.deals[0]).toMatchObject({ worth: '€500', isOverdue: true, step: 'Call' })
  expect(await namesOn(editor, { overdue: '1' })).toEqual({ Offer: ['Two'] })
  const { deals } = await editor.admin.pipeline.list({ overdue: '1' })
  expect(deals.map(({ name }) => name)).toEqual(['Two'])
})

test('a lead is moved to another column, unless somebody else has moved it', async () => {
  const inbox = await openInbox()
  const one = await signIn(inbox, 'editor', 'One')
  const two = await signIn(inbox, 'editor', 'Two')
  const viewer = await signIn(inbox, 'viewer')
  const { id } = await inbox.inquire({ name: 'Ann' })
  expect(await one.admin.pipeline.move({ id, from: 'new', to: 'talking' })).toMatchObject({
    ok: true,
    message: 'Moved Ann to Talking.',
  })
  expect(await two.admin.pipeline.move({ id, from: 'new', to: 'offer' })).toMatchObject({
    ok: false,
    status: 409,
    message: 'Somebody else has moved Ann to Talking meanwhile. It stays there.',
  })
  const lost = { id, from: 'talking', to: 'lost', reason: 'No answer' }
  expect(await two.admin.pipeline.move(lost)).toMatchObject({ ok: true })
  expect(await inbox.lead(id)).toMatchObject({ status: 'lost', lost_reason: 'No answer' })
  expect(await namesOn(one)).toEqual({ Lost: ['Ann'] })
  inbox.pass(31 * 24 * hour)
  expect(await namesOn(one)).toEqual({})
  await one.admin.pipeline.move({ id, from: 'lost', to: 'offer' })
  expect(await inbox.lead(id)).toMatchObject({ status: 'new', closed_at: null, stage: 'offer' })
  const gone = { id, from: 'offer', to: 'gone' }
  expect(await one.admin.pipeline.move(gone)).toMatchObject({ ok: false, status: 422 })
  await expect(viewer.admin.pipeline.board({})).rejects.toMatchObject({ status: 403 })
  await expect(viewer.admin.pipeline.move(gone)).rejects.toMatchObject({ status: 403 })
})

test('of many leads each column shows 25 and more on request, of everybody or one person', async () => {
  const inbox = await openInbox()
  const owner = await signIn(inbox, 'owner', 'Own Er')
  await manyLeads(inbox.store, { count: 1_000, now: inbox.clock() })
  const shown = async (query: Record<string, string>) => {
    const { columns } = await owner.admin.pipeline.board(query)
    return columns[0]?.deals.length
  }
  expect(await shown({})).toBe(25)
  expect(await shown({ shown: 'new.100' })).toBe(100)
  expect(await shown({ shown: 'new.99999 x' })).toBe(25)
  expect(await shown({ assignee: 'none' })).toBe(25)
  const [person] = (await owner.admin.pipeline.board({})).people
  const { id } = await inbox.inquire({ name: 'Mine' })
  await owner.admin.leads.assign({ id, assignee: person?.id })
  expect(await namesOn(owner, { assignee: person?.id ?? '' })).toEqual({ New: ['Mine'] })
})

test('the list puts open leads in order', async () => {
  const inbox = await openInbox()
  const editor = await signIn(inbox, 'editor')
  const deals = {
    Ann: { stage: 'offer', value: '5', currency: 'USD' },
    Ben: { stage: 'talking', value: '900', currency: 'JPY' },
    Cem: { value: '80', currency: 'USD', nextStep: 'Call', nextStepOn: '2026-12-01' },
  }
  for (const [name, values] of Object.entries(deals)) {
    inbox.pass(hour)
    await saveDeal(editor, (await inbox.inquire({ name })).id, values)
  }
  const names = async (query: Record<string, string>) =>
    (await editor.admin.pipeline.list(query)).deals.map(({ name }) => name).join(' ')
  expect(await names({})).toBe('Cem Ben Ann')
  expect(await names({ order: 'name' })).toBe('Ann Ben Cem')
  expect(await names({ order: 'value' })).toBe('Cem Ann Ben')
  expect(await names({ order: 'stage' })).toBe('Cem Ben Ann')
  expect(await names({ order: 'newest' })).toBe('Cem Ben Ann')
  expect(await names({ order: 'nonsense', page: '0', stage: 'offer' })).toBe('Ann')
  expect(await names({ page: '2' })).toBe('')
})
