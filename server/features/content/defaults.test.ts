import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readDefaultContent } from './defaults.ts'
import { ContentError } from './errors.ts'

const fixtures = fileURLToPath(new URL('../../../tests/fixtures/content', import.meta.url))

/** A copy of the valid content with some files replaced. */
async function contentWith(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'wavelength-content-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(fixtures, folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}

async function errorsOf(files: Record<string, string>) {
  const error = await readDefaultContent(await contentWith(files)).catch((caught) => caught)
  expect(error).toBeInstanceOf(ContentError)
  return (error as ContentError).errors
}

test('valid content is read: services ordered by lambda, posts by slug', async () => {
  const content = await readDefaultContent(fixtures)
  expect(content.site.name).toBe('Wavelength')
  expect(content.services.map(({ slug }) => slug)).toEqual(['seo-services', 'design-services'])
  expect([...content.pages.keys()]).toEqual([
    'services/design-services',
    'services/seo-services',
    'home',
  ])
  expect(content.redirects).toContainEqual({ from: '/services', to: '/blog' })
  expect(content.posts.map(({ slug }) => slug)).toContain('first-post')
  expect(content.posts.find(({ slug }) => slug === 'first-post')).toMatchObject({
    publishedAt: '2026-01-10',
    markdown: expect.stringMatching(/^## A heading/),
  })
})

test('a service’s file contains its page', async () => {
  const folder = await contentWith({
    'services/video.ts': `
      export const service = { slug: 'video', title: 'Video', line: 'A plain line of some length.', lambda: 500,
        family: 'Video', inquiryService: 'Advice', menuPosition: 1 }
      export const page = { id: 'services/video', title: 'Video', description: '${'a '.repeat(30)}',
        blocks: [{ type: 'marquee', label: 'x', messages: ['x'] }] }`,
  })
  const { pages, services } = await readDefaultContent(folder)
  expect(pages.get('services/video')?.title).toBe('Video')
  expect(services).toHaveLength(3)
})

test('all errors are listed at once, with file and field', async () => {
  const errors = await errorsOf({
    'site.ts': 'export const site = { name: "", socials: [{ network: "myspace" }] }',
    'navigation.ts': 'export const menu = {}',
    'faqs.ts': 'export const faqs = [',
    'services/other-name.ts': 'export { service } from "./seo-services.ts"',
    'pages/second.ts': 'export { page } from "./home.ts"',
    'posts/Bad Name.md': '---\ntitle: "x"\npublishedAt: 21.11.2026\n---\nText',
    'posts/no-front-matter.md': 'Text',
    'posts/no-yaml.md': '---\ntitle: "x\n---\nText',
  })
  const all = errors.join('\n')
  expect(all).toMatch(/^content\/site\.ts, name: /m)
  expect(all).toMatch(/^content\/site\.ts, socials\[0\]\.label: /m)
  expect(all).toMatch(/^content\/navigation\.ts: there is no "export const navigation"\.$/m)
  expect(all).toMatch(/^content\/faqs\.ts: the file cannot be loaded/m)
  expect(all).toMatch(/^content\/services\/other-name\.ts, slug: "seo-services" must be the name/m)
  expect(all).toMatch(/^content\/pages\/second\.ts, page\.id: "home" is used twice\.$/m)
  expect(all).toMatch(/^content\/posts\/Bad Name\.md: the name of the file is the slug/m)
  expect(all).toMatch(/^content\/posts\/Bad Name\.md, publishedAt: /m)
  expect(all).toMatch(/^content\/posts\/no-front-matter\.md: it must begin with front matter/m)
  expect(all).toMatch(/^content\/posts\/no-yaml\.md: the front matter is not valid YAML/m)
})

test('front matter values are text, whatever YAML would make of them', async () => {
  const frontMatter = `title: 2026\nexcerpt: ${'word '.repeat(20)}\nauthor: no\npublishedAt: 2026-11-21`
  const folder = await contentWith({
    'posts/plain.md': `---\n${frontMatter}\ncategory: Design\ntags: [404, true]\ncover: /a.svg\ncoverAlt: 1.0\n---\nText`,
  })
  const { posts } = await readDefaultContent(folder)
  expect(posts.find(({ slug }) => slug === 'plain')).toMatchObject({
    title: '2026',
    author: 'no',
    publishedAt: '2026-11-21',
    tags: ['404', 'true'],
  })
})

test('the cover of a post needs alt text', async () => {
  const frontMatter = `title: x\nexcerpt: ${'word '.repeat(20)}\nauthor: x\npublishedAt: 2026-11-21`
  const post = (more: string) =>
    `---\n${frontMatter}\ncategory: Design\ntags: [x]${more}\n---\nText`
  const pair = 'coverAlt: set both "cover" and "coverAlt", or neither.'
  expect(
    await errorsOf({
      'posts/mute.md': post('\ncover: /a.svg'),
      'posts/nothing.md': post('\ncoverAlt: A wave'),
    }),
  ).toEqual([`content/posts/mute.md, ${pair}`, `content/posts/nothing.md, ${pair}`])
})

test('an unknown block type is reported with its position', async () => {
  const errors = await errorsOf({
    'pages/home.ts': `export const page = { id: 'home', title: 'x', description: '${'a '.repeat(30)}', blocks: [
      { type: 'marquee', label: 'x', messages: ['x'] }, { type: 'unknown' }] }`,
  })
  expect(errors).toEqual([expect.stringMatching(/^content\/pages\/home\.ts, blocks\[1\]\.type: /)])
})

/** The valid home page with one more block. */
const homeWith = (block: object) => `export const page = { id: 'home', title: 'x',
  description: '${'a '.repeat(30)}', blocks: [
    { type: 'marquee', label: 'x', messages: ['x'] }, ${JSON.stringify(block)}] }`

test('a broken link is reported with its file and position', async () => {
  const hrefs = [
    '/career/qa-tester',
    '/blog/first-post#top',
    '/services',
    '/services/seo',
    '/gone?a',
  ]
  const frontMatter =
    'title: x\nexcerpt: A sentence that is long enough for an excerpt of a post, by sixty signs.'
  const errors = await errorsOf({
    'pages/home.ts': homeWith({
      type: 'link-list',
      title: 'x',
      links: hrefs.map((href) => ({ link: { label: 'x', href }, description: 'x' })),
    }),
    'navigation.ts': `export const navigation = { header: [], hire: { label: 'x', href: '/hire' }, call: 'x',
      mobileExtra: [], quickLinks: [], legal: [] }`,
    'posts/second-post.md': `---\n${frontMatter}\nauthor: x\npublishedAt: 2026-01-01\ncategory: Design\ntags: [x]\n---\n\nText.\n\n[gone](/blog/gone)`,
    'services/video.ts': `export const service = { slug: 'video', title: 'Video', line: 'A plain line of some length.',
      lambda: 500, family: 'Video', inquiryService: 'Advice', menuPosition: 1 }`,
  })
  expect(errors).toEqual([
    'content/navigation.ts, hire.href: "/hire" is not a page of this site.',
    'content/pages/home.ts, blocks[1].links[3].link.href: "/services/seo" is not a page of this site.',
    'content/pages/home.ts, blocks[1].links[4].link.href: "/gone?a" is not a page of this site.',
    'content/services/video.ts: there is no page at /services/video. Write "export const page", or publish the page first.',
    'content/posts/second-post.md, line 3 of the text: "/blog/gone" is not a page of this site.',
  ])
})

test('a redirect to a missing page is reported', async () => {
  const errors = await errorsOf({
    'redirects.ts': `export const redirects = [{ from: '/a', to: '/b' }, { from: 'c', to: '/' }]`,
  })
  expect(errors).toEqual([
    expect.stringMatching(/^content\/redirects\.ts, \[1\]\.from: must be a path such as/),
  ])
  expect(
    await errorsOf({ 'redirects.ts': `export const redirects = [{ from: '/a', to: '/b' }]` }),
  ).toEqual(['content/redirects.ts, redirects[0].to: "/b" is not a page of this site.'])
})

const coreValues = (letters: string, titles: string) =>
  homeWith({
    type: 'core-values',
    layout: 'acrostic',
    title: 'Core Values',
    intro: 'x',
    values: [...letters].map((letter, index) => ({
      letter,
      title: `${titles[index]}x`,
      description: 'x',
    })),
  })

test.each(['A', 'WAVE', 'BRIGHTPIXELS'])('core values may spell anything: %s', async (letters) => {
  const content = await contentWith({ 'pages/home.ts': coreValues(letters, letters) })
  await expect(readDefaultContent(content)).resolves.toBeDefined()
})

test('for an empty folder the missing files are reported', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wavelength-content-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await expect(readDefaultContent(folder)).rejects.toThrow(
    /content\/site\.ts: the file cannot be loaded/,
  )
})
