import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import { documentPath, issuePath, leadPath, settingsPath } from '#model/admin-paths.ts'
import type { SearchGroup } from '#model/search/search.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import type { SignedIn } from '#tests/fixtures/admin.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { addDraft } from '#tests/fixtures/issues.ts'
import { postText, writerOf } from '#tests/fixtures/posts.ts'

async function setup() {
  const site = await openTestSite()
  const owner = await signIn(site, 'owner', 'Dana Reyes')
  const viewer = await signIn(site, 'viewer')
  const find = async (person: SignedIn, q: string, group: SearchGroup) => {
    const results = await person.admin.search.find({ q })
    return results.find((one) => one.group === group)?.found ?? []
  }
  return { ...site, owner, viewer, find }
}

test('a word of a page leads to its field, and a word of a draft to the draft', async () => {
  const { owner, viewer, find } = await setup()
  const at = documentPath('page:home', 'blocks.0.messages.0')
  const before = { title: 'We are in Dubai', detail: 'Home', href: at }
  expect(await find(viewer, 'dub', 'content')).toContainEqual(before)
  const { value } = await owner.admin.content.open({ document: 'page:home' })
  async function save(message: string, version: number, label = 'Messages') {
    const blocks = [{ type: 'marquee', label, messages: [message] }]
    const body = JSON.stringify({ ...(value as Page), blocks })
    await owner.admin.content.saveDraft({ document: 'page:home', version, body })
  }
  await save('We move', 0)
  expect(await find(viewer, 'kraków', 'content')).toEqual([])
  // Twice in the page, once in the results.
  await save('We moved to Kraków', 1, 'We moved to Kraków')
  expect(await find(viewer, 'KRAKOW moved', 'content')).toEqual([
    {
      title: 'We moved to Kraków',
      detail: 'Home (draft)',
      href: documentPath('page:home', 'blocks.0.label'),
    },
  ])
  expect(await find(viewer, 'dubai', 'content')).not.toContainEqual(before)
})

test('pages are found by title, settings by name even if they are not set', async () => {
  const { viewer, find } = await setup()
  expect(await find(viewer, 'home', 'pages')).toContainEqual(
    expect.objectContaining({ title: 'Home', href: documentPath('page:home') }),
  )
  expect(await find(viewer, 'booking', 'settings')).toEqual([
    expect.objectContaining({ title: 'Booking page', href: settingsPath('site', 'bookingUrl') }),
  ])
})

test('an entry is found once, under its collection, and not by the id that refers to it', async () => {
  const { owner, viewer, find } = await setup()
  const [job] = (await owner.admin.content.entries({ kind: 'job' })).entries
  const title = job?.title ?? ''
  expect(await find(viewer, title, 'pages')).toContainEqual(
    expect.objectContaining({ title, detail: expect.stringMatching(/^Jobs, /) }),
  )
  expect(await find(viewer, title, 'content')).not.toContainEqual(
    expect.objectContaining({ title, detail: title }),
  )
  const { value } = await owner.admin.content.open({ document: 'page:home' })
  const members = { collection: 'person', pick: ['ann-of-krakow'] }
  const blocks = [{ type: 'team', title: 'Team', members }]
  const body = JSON.stringify({ ...(value as Page), blocks })
  await owner.admin.content.saveDraft({ document: 'page:home', version: 0, body })
  expect(await find(viewer, 'krakow', 'content')).toEqual([])
})

test('a post is found by a word of its text, also behind hundreds of newer ones', async () => {
  const { owner, viewer, find, rows, database } = await setup()
  const content = 'A sentence about zirconium.'
  await writerOf(owner.admin).draft({ content })
  expect(await find(viewer, 'zirconium', 'posts')).toEqual([
    expect.objectContaining({ title: postText.title }),
  ])
  expect(await find(viewer, 'zirconium unheard', 'posts')).toEqual([])
  const post = (await rows('posts')).find(({ markdown }) => markdown === content) as PostRow
  const newer = Array.from({ length: 600 }, (_, number) => ({
    ...{ ...post, id: v7(), slug: `newer-${number}`, markdown: 'Nothing.' },
    publish_at: '2031-01-01T00:00:00.000Z',
  }))
  for (const some of [newer.slice(0, 300), newer.slice(300)]) {
    await database.store.insertInto('posts').values(some).execute()
  }
  expect(await find(viewer, 'zirconium', 'posts')).toHaveLength(1)
})

test('a text that begins with what was typed comes before posts that only have its words', async () => {
  const { owner, viewer } = await setup()
  await writerOf(owner.admin).draft({ content: 'In Dubai we are many.' })
  const results = await viewer.admin.search.find({ q: 'we are in Dubai' })
  expect(results.map(({ group }) => group)).toEqual(['content', 'posts'])
})

test('a lead is found by its words, though not by viewers, and people only by owners; neither is in the log or the audit', async () => {
  const { owner, viewer, find, fetch, rows, logged, reported } = await setup()
  const body = inquiryForm({ name: 'Zenobia Quist', email: 'zenobia@example.com' })
  expect((await fetch('/api/inquiries', { method: 'POST', body })).status).toBe(201)
  const [lead] = await rows('leads')
  const audited = await rows('audit_log')
  expect(await find(viewer, 'zeno qui', 'leads')).toEqual([])
  expect(await find(owner, 'zeno qui', 'leads')).toEqual([
    expect.objectContaining({ title: 'Zenobia Quist', href: leadPath(lead?.id ?? '') }),
  ])
  expect(await find(owner, 'reyes', 'people')).toEqual([
    expect.objectContaining({ title: 'Dana Reyes' }),
  ])
  expect(await find(viewer, 'reyes', 'people')).toEqual([])
  expect(await rows('audit_log')).toEqual(audited)
  expect([...logged, ...reported].join()).not.toMatch(/zeno/i)
})

test('a search without words, or with words that nobody wrote, finds nothing', async () => {
  const { owner } = await setup()
  for (const q of ['', '  ', '???', '%', "' or 1=1", '"', '\\', 'a'.repeat(5000)]) {
    expect(await owner.admin.search.find({ q })).toEqual([])
  }
})

test('issues are found by subject before those that have the words in their text', async () => {
  const { owner, viewer, find } = await setup()
  const subject = await addDraft(owner.admin, { subject: 'Winter', content: 'Snow' })
  const text = await addDraft(owner.admin, { subject: 'News', content: 'Our winter party' })
  await addDraft(owner.admin, { subject: 'Spring', content: 'Sun' })
  const detail = 'Newsletter issue · Draft'
  expect(await find(viewer, 'winter', 'issues')).toEqual([
    { title: 'Winter', detail, href: issuePath(subject.id) },
    { title: 'News', detail, href: issuePath(text.id) },
  ])
  expect(await find(viewer, 'news party', 'issues')).toMatchObject([{ title: 'News' }])
  expect(await find(viewer, 'winter sun', 'issues')).toEqual([])
})
