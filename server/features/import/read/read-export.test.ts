import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packZip } from '#tests/fixtures/pack-zip.ts'
import type { PostEntry } from './post-entry.ts'
import { readExport } from './read-export.ts'

const exports = new URL('../../../../tests/fixtures/exports/', import.meta.url)

async function read(name: string, content: string | Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [path, target] = [join(folder, 'upload'), join(folder, 'lines')]
  await writeFile(path, content)
  const facts = await readExport(path, name, target)
  const lines = (await readFile(target, 'utf8')).trim().split('\n')
  const posts = lines.map((line) => JSON.parse(line) as PostEntry)
  return { facts, posts, of: (id: string) => posts.find((post) => post.id === id) }
}

async function readSample(name: string) {
  return read(basename(name), await readFile(new URL(name, exports)))
}

test('WordPress: posts with their pictures, links, films, categories, tags and dates', async () => {
  const { facts, posts, of } = await readSample('wordpress.xml')
  expect(facts).toEqual({
    format: 'wordpress',
    address: 'https://old.example/',
    losses: { comments: 1, scripts: 1, shortcodes: 1, trashed: 1, menus: 1 },
  })
  expect(posts.map(({ title, state }) => [title, state])).toEqual([
    ['A form with five fields & no more', 'published'],
    ['What we measured', 'published'],
    ['Not finished', 'draft'],
    ['In a year', 'scheduled'],
    ['How we work', 'published'],
  ])
  expect(of('101')).toMatchObject({
    slug: 'a-form-with-five-fields',
    author: 'Rosa Iglésias',
    excerpt: 'Seven fields gone, and nobody missed them.',
    categories: ['Workshop'],
    tags: ['Forms'],
    publishedAt: '2024-05-06T08:30:00.000Z',
    oldPaths: ['/2024/05/a-form-with-five-fields', '/?p=101'],
    pictures: [
      'https://old.example/wp-content/uploads/2024/05/form.png',
      'https://old.example/wp-content/uploads/2024/05/cover.png',
    ],
    cover: 1,
    coverAlt: 'A desk with one sheet of paper',
    seoDescription: 'Why a short form gets more answers.',
    links: [{ path: '/2024/06/what-we-measured', hash: '#figures' }],
  })
  expect(of('101')?.markdown).toBe(
    [
      'We removed seven fields. More people wrote, as [the figures](import-link:0) say.',
      '![A short form](import-picture:0)',
      '_The form on the first day_',
      '## What stayed',
      '- Name\n- Address',
      '<https://www.youtube.com/watch?v=dQw4w9WgXcQ>',
    ].join('\n\n'),
  )
})

test('WordPress before blocks: paragraphs, captions and shortcodes', async () => {
  const { of } = await readSample('wordpress.xml')
  expect(of('102')?.markdown).toBe(
    [
      'Before, one in fifty wrote.\\\nAfter, one in twelve.',
      '![A curve](import-picture:0)',
      '_The curve of May_',
      'Numbers in \\[brackets] stay, **bold** too.',
    ].join('\n\n'),
  )
  expect(of('102')).toMatchObject({
    categories: [],
    excerpt: expect.stringMatching(/^Before, one/),
  })
  expect(of('103')).toMatchObject({
    publishedAt: null,
    oldPaths: ['/?p=103'],
    slug: 'not-finished',
  })
})

test('Ghost: cards, authors, tags and addresses; what only some may read stays a draft', async () => {
  const { facts, posts } = await readSample('ghost.json')
  expect(facts).toEqual({ format: 'ghost', address: null, losses: {} })
  const [price, call, about] = posts
  expect(price).toMatchObject({
    slug: 'the-price-on-the-page',
    state: 'published',
    author: 'Rosa Iglésias',
    categories: ['Money'],
    tags: ['Offers'],
    oldPaths: ['/the-price-on-the-page'],
    pictures: ['/content/images/2025/03/price.png', '/content/images/2025/03/cover.png'],
    cover: 1,
    coverAlt: 'A sheet of paper',
    seoTitle: 'Prices on the page',
    links: [{ path: '/the-first-call', hash: '' }],
  })
  expect(price?.markdown).toBe(
    [
      'We wrote our prices down, see [the first call](import-link:0).',
      '![A price list](import-picture:0)',
      '_March_',
      'Nobody left.',
      '<https://www.youtube.com/watch?v=dQw4w9WgXcQ>',
    ].join('\n\n'),
  )
  expect(call).toMatchObject({ state: 'draft', isPage: false })
  expect(about).toMatchObject({ state: 'published', isPage: true })
})

test('a folder of Markdown files: front matter, pictures of the folder, tags of templates', async () => {
  const zip = await packZip({
    'site/_posts/2024-03-02-first-day.md': [
      '---\ntitle: "First day"\ncategories: [Notes]\ntags: [one, two]\nimage: /assets/cover.png\n---',
      '# First day\n\n![A door](door.png)\n\n{% include ad.html %}See [the second](/blog/second/).',
    ].join('\n'),
    'site/_posts/door.png': 'picture',
    'site/assets/cover.png': 'picture',
    'site/content/posts/second/index.md': '---\ndate: 2024-04-01\ndraft: true\n---\nSecond.',
    'site/README.md': 'Not a post',
    'site/broken.md': '+++\ntitle = TOML\n+++\nText',
    'site/config.toml': 'x = 1',
  })
  const { facts, posts, of } = await read('site.zip', zip)
  expect(facts).toMatchObject({ format: 'markdown', losses: { shortcodes: 1, otherFiles: 1 } })
  expect(posts).toHaveLength(3)
  expect(of('site/_posts/2024-03-02-first-day.md')).toMatchObject({
    title: 'First day',
    slug: 'first-day',
    publishedAt: '2024-03-02T12:00:00.000Z',
    categories: ['Notes'],
    tags: ['one', 'two'],
    pictures: ['file:site/_posts/door.png', 'file:site/assets/cover.png'],
    markdown: '## First day\n\n![A door](import-picture:0)\n\nSee [the second](import-link:0).',
  })
  expect(of('site/content/posts/second/index.md')).toMatchObject({
    slug: 'second',
    state: 'draft',
    oldPaths: ['/posts/second'],
  })
  expect(of('site/broken.md')?.problem).toMatch(/no valid YAML, or TOML/)
})

test.for<[string, string, string]>([
  ['a day', '2024-05-06', '2024-05-06T12:00:00.000Z'],
  ['a time with its zone', '2024-05-06T10:30:00+02:00', '2024-05-06T08:30:00.000Z'],
  ['a time without one', '2024-05-06 10:30:00', '2024-05-06T10:30:00.000Z'],
  ['the same as text', '"2024-05-06"', '2024-05-06T12:00:00.000Z'],
])('a head in TOML: %s', async ([, date, publishedAt]) => {
  const head = `title = "A “door”"\r\ndate = ${date}\r\ntags = ["one", 'two']\r\ndescription = """\r\nOpen\r\nhouse"""\r\n[menu.main]\r\nweight = 1`
  const { posts } = await read('door.md', `\uFEFF+++\r\n${head}\r\n+++\r\nText +++ here\r\n\r\n+++`)
  expect(posts).toMatchObject([
    {
      ...{ title: 'A “door”', publishedAt, tags: ['one', 'two'], excerpt: 'Open house' },
      markdown: 'Text +++ here\n\n+++',
      problem: null,
    },
  ])
})

test.for([
  ['no end', '+++\ntitle = "A"\nText'],
  ['a name twice', '+++\ntitle = "A"\ntitle = "B"\n+++\nText'],
])('a head in TOML that cannot be read: %s', async ([, text]) => {
  const { posts } = await read('door.md', text ?? '')
  expect(posts).toMatchObject([{ problem: expect.stringMatching(/no valid YAML, or TOML/) }])
})

const xml = (body: string, head = '') =>
  `<?xml version="1.0"?>${head}<rss version="2.0" xmlns:wp="w"><channel>${body}</channel></rss>`
const item = (title: string) =>
  `<item><title>${title}</title><wp:post_id>${title}</wp:post_id><wp:post_type>post</wp:post_type></item>`
const bomb = `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`

test.for<[string, string, string | Buffer, RegExp]>([
  ['broken XML', 'a.xml', xml(item('One')).slice(0, -30), /damaged at line 1/],
  ['entities that expand', 'a.xml', xml(item('&b;'), bomb), /its own entities/],
  ['a feed of something else', 'a.xml', '<feed></feed>', /no export of WordPress/],
  ['an export without posts', 'a.xml', xml(''), /no posts or pages/],
  ['a cut JSON file', 'a.json', '{"db":[{"data":{"posts":[', /damaged or incomplete/],
  ['JSON of something else', 'a.json', '{"db":[{"data":{"rows":[]}}]}', /no export of Ghost/],
  ['a damaged ZIP', 'a.zip', Buffer.from('PK\u0003\u0004 and nothing else'), /ZIP file is damaged/],
  ['neither', 'a.txt', 'Hello', /neither an export/],
])('%s is refused with a sentence', async ([, name, content, sentence]) => {
  await expect(read(name, content)).rejects.toThrow(sentence)
})

test('control characters, which plugins leave in exports, and a post twice do not matter', async () => {
  const { posts } = await read('a.xml', xml(`${item('O\u000bne')}${item('One')}${item('Two')}`))
  expect(posts.map(({ title }) => title)).toEqual(['One', 'Two'])
})

test('entities in titles and names are read; text beside blocks and captions of tables stay in their place', async () => {
  const html =
    '<div>Before <b>this</b> table<table><caption>Prices</caption><tr><th>a</th></tr><tr><td>1</td></tr></table>after</div>'
  const { posts } = await read(
    'a.xml',
    xml(
      `<item><title><![CDATA[Müller &amp; Söhne &#8211; new]]></title><wp:post_id>1</wp:post_id><category domain="category"><![CDATA[R&amp;D]]></category><content:encoded><![CDATA[<!-- wp:x -->${html}]]></content:encoded></item>`,
    ),
  )
  expect(posts[0]).toMatchObject({
    title: 'Müller & Söhne – new',
    slug: 'muller-sohne-new',
    categories: ['R&D'],
    markdown: 'Before **this** table\n\nPrices\n\n| a |\n| - |\n| 1 |\n\nafter',
  })
})

test('a text that is too long is named, and does not stop the others', async () => {
  const long = `<item><title>Long</title><wp:post_id>9</wp:post_id><content:encoded>${'word '.repeat(50_000)}</content:encoded></item>`
  const { posts } = await read('a.xml', xml(`${long}${item('Two')}`))
  expect(posts.map(({ problem }) => problem)).toEqual([
    expect.stringMatching(/^Its text has 249,999 characters; 200,000 fit/),
    null,
  ])
})
