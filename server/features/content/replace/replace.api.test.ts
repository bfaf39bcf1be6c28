import { expect, test } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import type { Site } from '#model/content/site.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

async function setup() {
  const site = await openTestSite()
  const { admin } = await signIn(site, 'owner')
  const { content } = admin
  const find = async (find: string, to = '') => (await content.findText({ find, to })).documents
  const open = async <T>(document: string) =>
    (await content.open({ document })) as unknown as { value: T; version: number; shows: string }
  /** Writes the agency's name into the title of a page. */
  async function name(document: string) {
    const { value, version } = await open<Page>(document)
    const body = JSON.stringify({ ...value, title: 'Wavelength, at home' })
    await content.saveDraft({ document, version, body })
  }
  return { ...site, content, find, open, name }
}

const entriesOf = (documents: { document: string; version: number }[]) =>
  documents.map(({ document, version }) => `${version} ${document}`)

test('a text is found wherever it is written, and what it would become', async () => {
  const { find } = await setup()
  const documents = await find('Wavelength', 'Two Rivers')
  const site = documents.find(({ document }) => document === 'site')
  expect(site?.texts).toContainEqual({
    place: 'Agency name',
    before: 'Wavelength',
    after: 'Two Rivers',
  })
  // Addresses of emails and other sites stay as they are.
  expect(JSON.stringify(documents)).not.toMatch(/wavelength\.example/)
  expect(await find('wavelength of nothing')).toEqual([])
})

test('it is replaced in drafts, and visitors see it once they are published', async () => {
  const { content, find, open, site, rows, name } = await setup()
  await name('page:home')
  const documents = await find('Wavelength', 'Two Rivers')
  expect(documents.map(({ document }) => document).sort()).toEqual(['page:home', 'site'])
  const entry = entriesOf(documents)
  const values = { find: 'Wavelength', to: 'Two Rivers' }
  expect(await content.replaceText({ entry, ...values })).toMatchObject({
    ok: true,
    message: '2 drafts changed.',
  })
  expect(await find('Wavelength')).toEqual([])
  expect((await open<Site>('site')).value).toMatchObject({
    name: 'Two Rivers',
    email: 'hello@wavelength.example',
  })
  expect((await site.content.site()).name).toBe('Wavelength')
  expect(await rows('audit_log')).toContainEqual(
    expect.objectContaining({
      action: 'content.drafted',
      subject: 'content:site',
      summary: expect.stringContaining('Replaced “Wavelength” with “Two Rivers” in a draft of'),
    }),
  )
  const { drafts } = await content.findText(values)
  expect(drafts.map(({ document }) => document).sort()).toEqual(['page:home', 'site'])
  expect(await content.publishTexts({ entry: entriesOf(drafts) })).toMatchObject({ ok: true })
  expect((await site.content.site()).name).toBe('Two Rivers')
  expect((await content.findText({})).suggestion).toEqual({ find: 'Wavelength', to: 'Two Rivers' })
})

test('what is unpublished gets the text too, and stays unpublished', async () => {
  const { content, find, open, name, site } = await setup()
  const document = 'page:services/seo-services'
  expect(await content.unpublish({ document })).toMatchObject({ ok: true })
  await name(document)
  const values = { find: 'Wavelength', to: 'Two Rivers' }
  await content.replaceText({ entry: entriesOf(await find('Wavelength')), ...values })
  const { drafts } = await content.findText(values)
  expect(drafts.map((draft) => draft.document)).toContain(document)
  expect(await content.publishTexts({ entry: entriesOf(drafts) })).toMatchObject({ ok: true })
  expect(await open<Page>(document)).toMatchObject({
    value: { title: 'Two Rivers, at home' },
    isOff: true,
    shows: 'published',
  })
  const shown = site.servicesFor({ address: '192.0.2.1' }).content
  expect(await shown.page('services/seo-services')).toBeNull()
})

test('an unfinished draft keeps what else was written in it', async () => {
  const { content, find, open } = await setup()
  const { value, version } = await open<Page>('page:home')
  const body = JSON.stringify({ ...value, title: '', description: 'A unicorn of a sentence' })
  await content.saveDraft({ document: 'page:home', version, body })
  const entry = entriesOf(await find('unicorn', 'model'))
  expect(entry).toHaveLength(1)
  expect(await content.replaceText({ entry, find: 'unicorn', to: 'model' })).toMatchObject({
    ok: true,
  })
  expect((await open<Page>('page:home')).value).toMatchObject({
    title: '',
    description: 'A model of a sentence',
  })
})

test('what somebody changed meanwhile stays as it is, and the rest is replaced', async () => {
  const { content, find, open, name } = await setup()
  await name('page:home')
  const documents = await find('Wavelength', 'Two Rivers')
  const { value, version } = await open<Site>('site')
  const body = JSON.stringify({ ...value, tagline: 'Changed' })
  await content.saveDraft({ document: 'site', version, body })
  const values = { find: 'Wavelength', to: 'Two Rivers' }
  const answer = await content.replaceText({ entry: entriesOf(documents), ...values })
  expect(answer).toMatchObject({ ok: true, value: { refused: [expect.any(String)] } })
  expect((await open<Site>('site')).value).toMatchObject({ name: 'Wavelength', tagline: 'Changed' })
})

test.each([
  ['nothing to find', { find: '', entry: ['0 site'] }],
  ['a text that is too long', { find: 'a'.repeat(201), entry: ['0 site'] }],
  ['no document', { find: 'Wavelength' }],
  ['a text that is not there', { find: 'Unwritten', entry: ['0 site'] }],
  ['an unknown document', { find: 'Wavelength', entry: ['0 page:nowhere'] }],
])('%s is refused, and nothing changes', async (_, values) => {
  const { content, rows } = await setup()
  const before = await rows('content_revisions')
  expect(await content.replaceText(values)).toMatchObject({ ok: false })
  expect(await rows('content_revisions')).toEqual(before)
})

test('an author replaces nothing in the pages of others', async () => {
  const site = await openTestSite()
  const { admin } = await signIn(site, 'author')
  await expect(admin.content.findText({ find: 'Wavelength' })).rejects.toMatchObject({
    status: 403,
  })
})
