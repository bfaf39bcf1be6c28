import { expect, test } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import type { Job } from '#model/content/job.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'
import { storeOldDocument } from '#tests/fixtures/old-documents.ts'
import { said, withTestimonials } from '#tests/fixtures/testimonials.ts'

/** A page as versions before stored it: with the testimonials in its section. */
function oldPage(id: string, testimonials: object[]) {
  const home = fixtureContent.pages.get('home') as Page
  return {
    ...home,
    id,
    blocks: [...home.blocks, { type: 'testimonials', title: 'All', testimonials }],
  }
}

const one = said('one', 'First')
const two = said('two', 'Second')
const jobs = fixtureContent.entries.job
const [tester, writer, trainee] = jobs as [Job, Job, Job]

test('jobs of a version before get drafts and histories of their own', async () => {
  const { database, openAnother, ...site } = await openTestSite()
  const renamed = { ...writer, title: 'Copywriter' }
  const again = { ...writer, title: 'Writer of words' }
  const added = { ...tester, slug: 'keeper', title: 'Keeper' }
  const half = { title: 'Lighthouse Keeper!', tasks: [] }
  await storeOldDocument(
    database.store,
    'jobs',
    [
      { id: 'a', state: 'published', day: 1, body: [tester, renamed, trainee] },
      { id: 'b', state: 'published', day: 2, body: [added, again, tester], by: 'Ravi' },
      {
        id: 'c',
        state: 'draft',
        day: 3,
        body: [half, half, added, { ...again, line: '' }, tester],
      },
    ],
    { published_id: 'b', draft_id: 'c' },
  )
  const other = await openAnother()
  const shown = await other.servicesFor({ address: '192.0.2.1' }).content.jobs()
  expect(shown).toEqual([added, again, tester])
  const { content } = (await signIn({ site: other, database }, 'editor')).admin
  const { entries, deleted } = await content.entries({ kind: 'job' })
  expect(entries.map(({ id, hasDraft, isPublished }) => [id, hasDraft, isPublished])).toEqual([
    ['lighthouse-keeper', true, false],
    ['lighthouse-keeper-2', true, false],
    ['keeper', false, true],
    ['content-writer', true, true],
    ['qa-tester', false, false],
  ])
  expect(deleted.map(({ key }) => key).sort()).toEqual(['job:day-clerk', 'job:night-clerk'])
  const document = 'job:content-writer'
  expect(await content.open({ document })).toMatchObject({ value: { ...again, line: '' } })
  const { revisions } = await content.history({ document })
  expect(revisions.map(({ state, by, note }) => [state, by, note])).toEqual([
    ['draft', 'Dana', 'Note c'],
    ['live', 'Ravi', 'Note b'],
    ['published', 'Dana', 'Note a'],
  ])
  expect(await content.open({ document: 'job:lighthouse-keeper' })).toMatchObject({
    value: { ...half, slug: 'lighthouse-keeper' },
  })
  expect(await site.rows('audit_log')).toContainEqual(
    expect.objectContaining({ action: 'content.moved', actor_name: 'The server' }),
  )
  const before = await site.rows('content_revisions')
  await openAnother()
  expect(await site.rows('content_revisions')).toEqual(before)
})

test('jobs that were reverted to the original stay as they are, with their history', async () => {
  const { database, openAnother } = await openTestSite()
  const renamed = { ...writer, title: 'Copywriter' }
  const rest = jobs.filter((job) => job !== writer)
  const revisions = [{ id: 'a', state: 'published', day: 1, body: [renamed, ...rest] }] as const
  await storeOldDocument(database.store, 'jobs', [...revisions], {
    published_id: null,
    draft_id: null,
  })
  const other = await openAnother()
  expect(await other.servicesFor({ address: '192.0.2.1' }).content.jobs()).toEqual(jobs)
  const { content } = (await signIn({ site: other, database }, 'editor')).admin
  const { entries } = await content.entries({ kind: 'job' })
  expect(entries.map(({ id }) => id)).toEqual(jobs.map(({ slug }) => slug))
  const { revisions: history } = await content.history({ document: 'job:content-writer' })
  expect(history).toMatchObject([{ state: 'published', note: 'Note a' }])
})

test('testimonials in pages of a version before become entries, and visitors see the same', async () => {
  const { database, openAnother } = await openTestSite()
  const three = said('three', 'Third')
  const changed = { ...two, quote: 'Said differently on this page' }
  const { id: _, ...unnamed } = { ...said('four', 'Fourth'), name: 'Half Written', quote: '' }
  await storeOldDocument(
    database.store,
    'page:other',
    [
      { id: 'a', state: 'published', day: 1, body: oldPage('other', [one]) },
      { id: 'b', state: 'published', day: 2, body: oldPage('other', [three, changed, one]) },
      {
        id: 'c',
        state: 'draft',
        day: 3,
        body: oldPage('other', [{ ...three, rating: 4 }, unnamed]),
      },
    ],
    { published_id: 'b', draft_id: 'c' },
  )
  const content = withTestimonials()
  const other = await openAnother({ content })
  const shown = other.servicesFor({ address: '192.0.2.1' }).content
  const testimonialsOf = async (id: string) =>
    Object(await shown.page(id)).blocks.at(-1).testimonials
  expect(await testimonialsOf('home')).toEqual([one, two])
  expect(await testimonialsOf('other')).toEqual([three, { ...changed, id: 'two-2' }, one])
  const { content: editor } = (await signIn({ site: other, database }, 'editor')).admin
  const { entries } = await editor.entries({ kind: 'testimonial' })
  expect(entries.map(({ id, hasDraft, isPublished }) => [id, hasDraft, isPublished])).toEqual([
    ['one', false, false],
    ['two', false, false],
    ['three', true, true],
    ['two-2', false, true],
    ['half-written', true, false],
  ])
  expect(await editor.open({ document: 'testimonial:three' })).toMatchObject({
    value: { ...three, rating: 4 },
    faults: {},
  })
  const draft = await editor.open({ document: 'page:other' })
  expect(draft).toMatchObject({
    shows: 'draft',
    faults: {},
    value: oldPage('other', {
      collection: 'testimonial',
      pick: ['three', 'half-written'],
    } as never),
  })
  const { revisions } = await editor.history({ document: 'page:other' })
  const { version } = draft
  expect(
    await editor.restore({ document: 'page:other', version, revision: revisions.at(-1)?.id }),
  ).toMatchObject({ ok: true })
  expect(await editor.open({ document: 'page:other' })).toMatchObject({
    faults: {},
    value: oldPage('other', { collection: 'testimonial', pick: ['one'] } as never),
  })
})

test('a page that shows all testimonials goes on doing so if none were added', async () => {
  const { database, openAnother } = await openTestSite()
  const page = { ...oldPage('home', [one, { ...two, quote: 'Edited' }]), title: 'New title' }
  const revisions = [{ id: 'a', state: 'published', day: 1, body: page }] as const
  await storeOldDocument(database.store, 'page:home', [...revisions], {
    published_id: 'a',
    draft_id: null,
  })
  const content = withTestimonials()
  const pages = new Map([...content.pages].filter(([id]) => id === 'home'))
  const other = await openAnother({ content: { ...content, pages } })
  const { content: editor } = (await signIn({ site: other, database }, 'editor')).admin
  const { value } = await editor.open({ document: 'page:home' })
  expect(value).toMatchObject({ title: 'New title' })
  expect((value as Page).blocks[1]).toHaveProperty('testimonials', { collection: 'testimonial' })
  expect(await editor.open({ document: 'testimonial:two' })).toMatchObject({
    shows: 'published',
    value: { quote: 'Edited' },
  })
})
