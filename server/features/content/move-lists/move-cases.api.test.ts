import { expect, test } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import { indexCard, neighbourLink, relatedCard } from '#model/content/case-cards.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { casePage, study, withCases } from '#tests/fixtures/cases.ts'
import { storeOldDocument } from '#tests/fixtures/old-documents.ts'

const slugs = ['one', 'two', 'three']
const kite = study('kite')

/** The page "projects" as versions before stored it: with the cases in its section. */
function oldIndex(cards: object[]) {
  const index = { type: 'case-index', title: 'All', action: 'View', cases: cards }
  return { ...casePage('one'), id: 'projects', card: undefined, blocks: [index] }
}

/** The page of a case as versions before stored it: with links to the others. */
function oldCase(slug: string, previous: string, next: string) {
  const { card: _, ...page } = casePage(slug)
  const links = {
    previous: neighbourLink('Previous case', study(previous)),
    next: neighbourLink('Next case', study(next)),
  }
  return {
    ...page,
    blocks: page.blocks.map((block, index) => (index ? { ...block, ...links } : block)),
  }
}

function oldRelated(cards: object[]) {
  const related = { type: 'related-cases', title: 'Some', cases: cards }
  return { ...casePage('one'), id: 'about', card: undefined, blocks: [related] }
}

async function setup() {
  const site = await openTestSite()
  const { store } = site.database
  /** Opens the site with this version; its visitors' pages and an editor. */
  async function open() {
    const other = await site.openAnother({ content: withCases() })
    const { content } = (await signIn({ site: other, database: site.database }, 'editor')).admin
    const page = (id: string) => other.servicesFor({ address: '192.0.2.1' }).content.page(id)
    const lastBlock = async (id: string) => Object((await page(id))?.blocks.at(-1))
    return { content, page, lastBlock }
  }
  return { ...site, store, open }
}

test('a case of one’s own becomes an entry with its page, and visitors see the same', async () => {
  const { store, open, rows, openAnother } = await setup()
  const cards = [...slugs.map(study), kite].map(indexCard)
  await storeOldDocument(
    store,
    'page:projects',
    [
      { id: 'a', state: 'published', day: 1, body: oldIndex(cards.slice(0, 3)) },
      { id: 'b', state: 'published', day: 2, body: oldIndex(cards) },
      { id: 'c', state: 'draft', day: 3, body: oldIndex([{ ...cards[0], title: 'Half' }]) },
    ],
    { published_id: 'b', draft_id: 'c' },
  )
  await storeOldDocument(
    store,
    'page:projects/kite',
    [
      { id: 'd', state: 'published', day: 1, body: oldCase('kite', 'two', 'two') },
      { id: 'e', state: 'draft', day: 2, body: { ...oldCase('kite', 'two', 'two'), title: '' } },
    ],
    { published_id: 'd', draft_id: 'e' },
  )
  const { content, page, lastBlock } = await open()
  const shown = (await lastBlock('projects')).cases.map(indexCard)
  expect(shown).toEqual(cards)
  expect(await lastBlock('projects/kite')).toMatchObject(
    oldCase('kite', 'two', 'two').blocks[1] ?? {},
  )
  // The neighbours of the original pages stay those that they were.
  expect(await lastBlock('projects/one')).toMatchObject({
    previous: { title: 'Client three' },
    next: { title: 'Client two' },
  })
  expect(await lastBlock('projects/three')).toMatchObject({ next: { title: 'Client one' } })
  expect(await page('projects/one')).toMatchObject({ title: casePage('one').title })
  const { entries } = await content.entries({ kind: 'case' })
  expect(entries.map(({ id, hasDraft, isPublished }) => [id, hasDraft, isPublished])).toEqual([
    ['one', false, true],
    ['two', false, false],
    ['three', false, true],
    ['kite', true, true],
  ])
  const draft = await content.open({ document: 'page:projects/kite' })
  const { description: _, results: __, slug: ___, ...listed } = kite
  expect(draft).toMatchObject({ shows: 'draft', value: { title: '', card: listed } })
  // What differs from the collection stays as it was written.
  expect(await content.open({ document: 'page:projects' })).toMatchObject({
    value: { blocks: [{ cases: [{ title: 'Half' }] }] },
  })
  const { revisions } = await content.history({ document: 'page:projects' })
  expect(revisions.map(({ state, note }) => [state, note])).toEqual([
    ['draft', 'Note c'],
    ['live', 'Note b'],
    ['published', 'Note a'],
  ])
  const { version } = await content.open({ document: 'page:projects' })
  await content.restore({ document: 'page:projects', version, revision: 'a' })
  expect(await content.open({ document: 'page:projects' })).toMatchObject({
    value: { blocks: [{ cases: { collection: 'case', pick: slugs } }] },
  })
  const before = await rows('content_revisions')
  await openAnother({ content: withCases() })
  expect(await rows('content_revisions')).toEqual(before)
})

test('sections refer to a case where they show the same, and keep what differs', async () => {
  const { store, open } = await setup()
  const same = relatedCard(study('two'))
  const other = { ...relatedCard(study('one')), title: 'Said differently' }
  await storeOldDocument(
    store,
    'page:about',
    [
      { id: 'a', state: 'published', day: 1, body: oldRelated([same, other]) },
      { id: 'b', state: 'published', day: 2, body: oldRelated([same]) },
    ],
    { published_id: 'b', draft_id: null },
  )
  await storeOldDocument(
    store,
    'page:projects',
    [{ id: 'c', state: 'published', day: 1, body: oldIndex(slugs.map(study).map(indexCard)) }],
    { published_id: 'c', draft_id: null },
  )
  await storeOldDocument(
    store,
    'page:projects/two',
    [{ id: 'd', state: 'published', day: 1, body: oldCase('two', 'one', 'three') }],
    { published_id: 'd', draft_id: null },
  )
  const { content, lastBlock } = await open()
  const blockOf = async (document: string) =>
    ((await content.open({ document })).value as Page).blocks.at(-1)
  expect(await blockOf('page:about')).toMatchObject({ cases: { pick: ['two'] } })
  expect((await lastBlock('about')).cases.map(relatedCard)).toEqual([same])
  expect(await content.showRevision({ document: 'page:about', revision: 'a' })).toMatchObject({
    value: { blocks: [{ cases: [same, other] }] },
  })
  expect(await blockOf('page:projects')).toHaveProperty('cases', { collection: 'case' })
  expect(await blockOf('page:projects/two')).not.toHaveProperty('next')
  expect(await lastBlock('projects/two')).toMatchObject({ next: { title: 'Client three' } })
  expect(await content.open({ document: 'page:projects/two' })).toMatchObject({
    faults: {},
    value: { card: casePage('two').card },
  })
})

test('a case that every page of visitors shows changed has the changed card', async () => {
  const { store, open } = await setup()
  const renamed = { ...study('two'), name: 'Renamed' }
  const cards = [study('one'), renamed, study('three')]
  const documents: [string, object][] = [
    ['page:home', { ...oldRelated([relatedCard(renamed)]), id: 'home' }],
    ['page:projects', oldIndex(cards.map(indexCard))],
    ['page:projects/one', oldCase('one', 'three', 'three')],
    ['page:projects/three', oldCase('three', 'one', 'one')],
  ]
  for (const [key, body] of documents) {
    const revisions = [{ id: key, state: 'published', day: 1, body }] as const
    await storeOldDocument(store, key, [...revisions], { published_id: key, draft_id: null })
  }
  const { content, lastBlock } = await open()
  expect(await content.open({ document: 'page:projects/two' })).toMatchObject({
    value: { card: { name: 'Renamed', results: [renamed.results?.[0]] } },
  })
  expect(await content.open({ document: 'page:home' })).toMatchObject({
    value: { blocks: [{ cases: { pick: ['two'] } }] },
  })
  expect((await lastBlock('projects')).cases.map(indexCard)).toEqual(cards.map(indexCard))
})
