import { expect, test } from 'vitest'
import { MISSING } from '#model/content/editor.ts'
import type { Job } from '#model/content/job.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { errorsByIds } from '#tests/fixtures/entry-paths.ts'
import { withTestimonials } from '#tests/fixtures/testimonials.ts'

async function setup() {
  const site = await openTestSite()
  const { content } = (await signIn(site, 'editor', 'Dana')).admin
  const publicContent = () => site.site.servicesFor({ address: '192.0.2.1' }).content
  const slugs = async () => (await publicContent().jobs()).map(({ slug }) => slug)
  const listed = async () => (await content.entries({ kind: 'job' })).entries
  return { ...site, content, publicContent, slugs, listed }
}

const original = ['qa-tester', 'content-writer', 'night-clerk', 'day-clerk']

test('a new job starts with common defaults, at the top of the list', async () => {
  const { content, listed, slugs } = await setup()
  expect(await content.addEntry({ kind: 'job', name: 'QA Tester' })).toMatchObject({
    ok: true,
    value: { document: 'job:qa-tester-2' },
  })
  const { value, errors } = await content.open({ document: 'job:qa-tester-2' })
  expect(value).toMatchObject({
    title: 'QA Tester',
    location: 'Patna',
    postedOn: '2026-11-21',
    open: true,
  })
  expect(errors).toMatchObject({
    experience: 'This field is required.',
    line: 'This field is required.',
    'tasks.0': 'This field is required.',
  })
  expect(await listed()).toMatchObject([
    { id: 'qa-tester-2', hasDraft: true, hasOriginal: false, isPublished: false },
    { id: 'qa-tester', hasDraft: false, hasOriginal: true },
    {},
    {},
    {},
  ])
  expect(await slugs()).toEqual(original)
})

test('a half-written job does not stop another from being published', async () => {
  const { content, publicContent, slugs } = await setup()
  await content.addEntry({ kind: 'job', name: 'Lighthouse Keeper' })
  const document = 'job:content-writer'
  const { value, version } = await content.open({ document })
  const body = JSON.stringify({ ...(value as Job), title: 'Copywriter' })
  expect(await content.publish({ document, version, body })).toMatchObject({ ok: true })
  expect((await publicContent().jobs())[1]?.title).toBe('Copywriter')
  expect(await slugs()).toEqual(original)
  expect(await content.publish({ document: 'job:lighthouse-keeper', version: 1 })).toMatchObject({
    ok: false,
    errors: { experience: 'This field is required.' },
  })
})

test('moving a job changes the order that visitors see, here and in other processes', async () => {
  const { content, slugs, openAnother } = await setup()
  const other = await openAnother()
  expect(await content.moveEntry({ document: 'job:day-clerk', to: '0' })).toMatchObject({
    ok: true,
  })
  const moved = ['day-clerk', 'qa-tester', 'content-writer', 'night-clerk']
  expect(await slugs()).toEqual(moved)
  await other.refreshContent()
  const jobs = await other.servicesFor({ address: '192.0.2.1' }).content.jobs()
  expect(jobs.map(({ slug }) => slug)).toEqual(moved)
})

test('a duplicate is a draft below its original', async () => {
  const { content, listed, slugs } = await setup()
  const { value: first } = await content.open({ document: 'job:qa-tester' })
  const answer = await content.duplicateEntry({ document: 'job:qa-tester' })
  expect(answer).toMatchObject({ ok: true, value: { document: 'job:qa-tester-copy' } })
  expect((await listed()).map(({ title }) => title).slice(0, 2)).toEqual([
    'QA Tester',
    'QA Tester (copy)',
  ])
  const { value, errors } = await content.open({ document: 'job:qa-tester-copy' })
  const copy = { ...(first as Job), slug: 'qa-tester-copy', title: 'QA Tester (copy)' }
  expect(value).toEqual(copy)
  expect(errors).toEqual({})
  expect(await slugs()).toEqual(original)
})

test('a deleted job is gone for visitors and can be restored as a draft', async () => {
  const { content, slugs, listed, rows, database } = await setup()
  const document = 'job:qa-tester'
  expect(await content.deleteEntry({ document, version: 0 })).toMatchObject({ ok: true })
  expect(await slugs()).toEqual(original.slice(1))
  expect((await listed()).map(({ id }) => id)).toEqual(original.slice(1))
  await expect(content.open({ document })).rejects.toMatchObject({ status: 404 })
  expect(await content.deleteEntry({ document, version: 1 })).toMatchObject({ status: 404 })
  const { revisions } = await content.history({ document })
  expect(revisions).toMatchObject([{ state: 'deleted', by: 'Dana' }])
  const revision = revisions[0]?.id
  expect(await content.restore({ document, version: 1, revision })).toMatchObject({ status: 404 })
  const { deleted } = await content.entries({ kind: 'job' })
  expect(deleted).toMatchObject([{ key: document, title: 'QA Tester', by: 'Dana' }])
  expect(await rows('audit_log')).toContainEqual(
    expect.objectContaining({ action: 'content.deleted', summary: 'Deleted “QA Tester”' }),
  )
  expect(await content.restoreEntry({ document })).toMatchObject({ ok: true })
  expect(await content.restoreEntry({ document })).toMatchObject({ ok: false, status: 409 })
  expect((await listed())[0]).toMatchObject({ id: 'qa-tester', isPublished: false })
  expect(await slugs()).toEqual(original.slice(1))
  expect(await content.publish({ document, version: 2 })).toMatchObject({ ok: true })
  expect(await slugs()).toEqual(original)
  const stored = await database.store.selectFrom('content_documents').select('key').execute()
  expect(stored.filter(({ key }) => !key.startsWith('post:'))).toHaveLength(1)
})

test('a draft that was never published is deleted without a trace on the site', async () => {
  const { content, listed, slugs, site } = await setup()
  await content.addEntry({ kind: 'job', name: 'Lighthouse Keeper' })
  const before = site.contentVersion()
  const answer = await content.deleteEntry({ document: 'job:lighthouse-keeper', version: 1 })
  expect(answer).toMatchObject({ ok: true, message: expect.stringContaining('Lighthouse Keeper') })
  expect((await listed()).map(({ id }) => id)).toEqual(original)
  expect(await slugs()).toEqual(original)
  expect(site.contentVersion()).toBe(before)
  const again = await content.addEntry({ kind: 'job', name: 'Lighthouse Keeper' })
  expect(again).toMatchObject({ value: { document: 'job:lighthouse-keeper-2' } })
})

test('someone else’s change is not deleted unseen', async () => {
  const { content, slugs } = await setup()
  const document = 'job:qa-tester'
  const { value } = await content.open({ document })
  await content.saveDraft({ document, version: 0, body: JSON.stringify(value) })
  expect(await content.deleteEntry({ document, version: 0 })).toMatchObject({ status: 409 })
  expect(await slugs()).toEqual(original)
})

test('an entry of no collection is a 404', async () => {
  const { content } = await setup()
  for (const document of ['job:nothing', 'page:home', 'order:job', 'nothing', '']) {
    expect(await content.duplicateEntry({ document })).toMatchObject({ status: 404 })
    expect(await content.moveEntry({ document, to: '0' })).toMatchObject({ status: 404 })
    expect(await content.deleteEntry({ document, version: 0 })).toMatchObject({ status: 404 })
    expect(await content.restoreEntry({ document })).toMatchObject({ status: 409 })
  }
})

async function setupTestimonials() {
  const site = await openTestSite({ content: withTestimonials() })
  const { content } = (await signIn(site, 'editor', 'Dana')).admin
  const shown = async (page: string) => {
    const { blocks } = Object(
      await site.site.servicesFor({ address: '192.0.2.1' }).content.page(page),
    )
    return blocks[1]?.testimonials.map(({ quote }: { quote: string }) => quote)
  }
  /** Publishes a page whose section shows these. */
  async function show(id: string, list: object) {
    const document = `page:${id}`
    const { value, version } = await content.open({ document })
    const page = structuredClone(value) as { blocks: { testimonials?: object }[] }
    Object.assign(page.blocks[1] ?? {}, { testimonials: { collection: 'testimonial', ...list } })
    return content.publish({ document, version, body: JSON.stringify(page) })
  }
  return { ...site, content, shown, show }
}

test('a change of a testimonial is seen on every page that shows it', async () => {
  const { content, shown } = await setupTestimonials()
  const document = 'testimonial:two'
  const { value, version, path } = await content.open({ document })
  expect(path).toBe('/')
  const body = JSON.stringify({ ...(value as object), quote: 'Better' })
  expect(await content.publish({ document, version, body })).toMatchObject({ ok: true })
  expect(await shown('home')).toEqual(['First', 'Better'])
  expect(await shown('other')).toEqual(['Better'])
})

test('a section shows chosen testimonials, the newest, or all', async () => {
  const { content, shown, show } = await setupTestimonials()
  await content.addEntry({ kind: 'testimonial', name: 'Ann' })
  const { value } = await content.open({ document: 'testimonial:ann' })
  expect(value).toMatchObject({ id: 'ann', name: 'Ann', rating: 5 })
  const written = { title: 'Owner', company: 'Firm', quote: 'New' }
  const body = JSON.stringify({ ...(value as object), ...written })
  await content.publish({ document: 'testimonial:ann', version: 1, body })
  expect(await shown('home')).toEqual(['New', 'First', 'Second'])
  expect(await show('other', { pick: ['two', 'ann'] })).toMatchObject({ ok: true })
  expect(await shown('other')).toEqual(['Second', 'New'])
  expect(await show('other', { newest: 2 })).toMatchObject({ ok: true })
  expect(await shown('other')).toEqual(['New', 'First'])
  const { value: other } = await content.open({ document: 'page:other' })
  expect(await show('other', { pick: [] })).toMatchObject({
    errors: errorsByIds(other, { 'blocks.1.testimonials.pick': 'Choose at least 1 testimonial.' }),
  })
  expect(await show('other', { pick: ['two'], newest: 1 })).toMatchObject({ ok: false })
})

test('publishing says where an entry is shown, and when no page shows it', async () => {
  const { content, show } = await setupTestimonials()
  const publish = async (document: string) => {
    const { value, version } = await content.open({ document })
    return content.publish({ document, version, body: JSON.stringify(value) })
  }
  expect(await publish('testimonial:one')).toMatchObject({
    message: expect.stringMatching(/^Published\. Visitors see it on “Home”\.$/),
  })
  await show('home', { pick: ['two'] })
  expect(await publish('testimonial:one')).toMatchObject({
    message: 'Published. No page shows it yet: choose this testimonial in a section of a page.',
  })
})

test('a new person has one missing field for its picture', async () => {
  const { content } = await setupTestimonials()
  await content.addEntry({ kind: 'person', name: 'Ann' })
  const { errors } = await content.open({ document: 'person:ann' })
  expect(errors).toEqual({ role: MISSING, image: MISSING })
})

test('several entries are unpublished, published again and deleted', async () => {
  const { content, shown, rows } = await setupTestimonials()
  const entry = ['0 testimonial:one', '0 testimonial:two']
  expect(await content.hideSeveral({ entry })).toMatchObject({ message: '2 entries unpublished.' })
  expect(await shown('home')).toBeUndefined()
  expect(await content.hideSeveral({ entry })).toMatchObject({ status: 409 })
  expect(await content.showSeveral({ entry })).toMatchObject({ ok: true })
  expect(await shown('home')).toEqual(['First', 'Second'])
  for (const bad of [['x'], ['-1 testimonial:one', '0 testimonial:two'], undefined]) {
    expect(await content.deleteSeveral({ entry: bad })).toMatchObject({ status: 422 })
  }
  expect(await shown('home')).toEqual(['First', 'Second'])
  const stale = ['0 testimonial:one', '9 testimonial:two', '0 testimonial:none', '0 page:home']
  expect(await content.deleteSeveral({ entry: stale })).toMatchObject({
    message: '1 entry deleted, 3 were not.',
    value: {
      refused: [
        '“Client two”: Someone changed it after this list was opened. Reload the page, then try again.',
        expect.stringMatching('This testimonial does not exist'),
        '“Home”: This entry does not exist.',
      ],
    },
  })
  expect(await shown('home')).toEqual(['Second'])
  expect((await content.entries({ kind: 'testimonial' })).deleted).toHaveLength(1)
  expect(await rows('audit_log')).toContainEqual(
    expect.objectContaining({
      subject: 'content:testimonial:one',
      summary: 'Deleted “Client one”',
    }),
  )
})

test('a deleted testimonial is left out, and the editor of the page says so', async () => {
  const { content, shown, show, reported } = await setupTestimonials()
  const { entries } = await content.entries({ kind: 'testimonial' })
  expect(entries.map(({ id, uses }) => [id, uses.map(({ document }) => document)])).toEqual([
    ['one', ['page:home']],
    ['two', ['page:home', 'page:other']],
  ])
  expect(await content.deleteEntry({ document: 'testimonial:two', version: 0 })).toMatchObject({
    ok: true,
  })
  expect(await shown('home')).toEqual(['First'])
  expect(await shown('other')).toBeUndefined()
  const { value } = await content.open({ document: 'page:other' })
  const errors = errorsByIds(value, {
    'blocks.1.testimonials.pick.0':
      'The testimonial “two” was deleted. Remove it, or restore the testimonial.',
  })
  expect(await content.open({ document: 'page:other' })).toMatchObject({ errors: errors })
  expect(await show('other', { pick: ['two'] })).toMatchObject({ ok: false, errors })
  await content.restoreEntry({ document: 'testimonial:two' })
  expect(await content.open({ document: 'page:other' })).toMatchObject({ errors: {} })
  expect(await shown('other')).toBeUndefined()
  expect(reported).toEqual([])
})

test('a page may show a testimonial that is still a draft, once it is published', async () => {
  const { content, shown, show } = await setupTestimonials()
  await content.addEntry({ kind: 'testimonial', name: 'Ann' })
  expect(await show('other', { pick: ['ann', 'one'] })).toMatchObject({ ok: true })
  expect(await shown('other')).toEqual(['First'])
  const { entries } = await content.open({ document: 'page:other' })
  expect(entries.testimonial).toMatchObject([
    { id: 'ann', title: 'Ann', isPublic: false },
    { id: 'one', title: 'Client one', detail: 'Owner, Firm', isPublic: true },
    { id: 'two' },
  ])
})
