import { expect, test } from 'vitest'
import { checkAlt } from './check-alt.ts'
import { checkContrast } from './check-contrast.ts'
import { checkDocumentLinks } from './check-document-links.ts'
import { checkHeadings } from './check-headings.ts'
import { checkReading, measure, readingEase } from './check-reading.ts'
import { checkSearch } from './check-search.ts'
import { checkWeight } from './check-weight.ts'
import { picturesWithPaths } from './found-pictures.ts'
import { textsIn } from './found-texts.ts'

const id = '01932a3e-0000-7000-8000-000000000001'
const src = `/media/${id}/aaaaaaaaaaaa-1600x900/shop.webp`
const pathsOf = (checks: { path: string }[]) => checks.map(({ path }) => path)

test('missing alt texts are found in fields and in Markdown; a decorative picture is a choice', () => {
  const page = {
    blocks: [
      { picture: { src, width: 1600, height: 900, alt: '' } },
      { picture: { src: '/pictures/a.webp', width: 9, height: 9, alt: '' } },
      { picture: { src: '/pictures/a.webp', width: 9, height: 9, alt: 'IMG_2041' } },
      { text: 'A\n\n![](/pictures/a.webp) and ![A shop](/pictures/b.webp)' },
      { picture: { src: '/pictures/a.webp', width: 9, height: 9, alt: 'A shop' } },
    ],
  }
  const pictures = picturesWithPaths(page)
  expect(pathsOf(checkAlt(pictures, new Set([id])))).toEqual([
    'blocks.0.picture.alt',
    'blocks.2.picture.alt',
    'blocks.3.text',
  ])
  expect(pathsOf(checkAlt(pictures, new Set()))).toEqual(['blocks.2.picture.alt', 'blocks.3.text'])
})

test('headings: one main heading, no level left out, none empty', () => {
  const html = `<h1>Logo</h1><main>
    <div data-section="0"><h1 data-path="blocks.0.title">Our <em>work</em></h1></div>
    <div data-section="1"><h3><span data-path="blocks.1.cards.0.title">Fast &amp; small</span></h3></div>
    <div data-section="2"><h2></h2><h2 data-path="blocks.2.title">Team</h2><h3>Ann</h3></div>
    <div data-section="3"><h1>Again</h1></div>
  </main>`
  expect(checkHeadings(html)).toEqual([
    expect.objectContaining({ path: 'blocks.3', message: expect.stringContaining('second main') }),
    expect.objectContaining({
      path: 'blocks.1.cards.0.title',
      message: expect.stringContaining('“Fast & small” (level 3) follows “Our work” (level 1)'),
    }),
    expect.objectContaining({ path: 'blocks.2', message: expect.stringContaining('empty') }),
  ])
  expect(pathsOf(checkHeadings('<main><h2>A</h2></main>'))).toEqual(['blocks'])
  expect(checkHeadings('<main><h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2></main>')).toEqual([])
})

test('each chosen hue with little contrast is named once', () => {
  const page = { blocks: [{ lambda: 420 }, { lambda: 560 }, { cards: [{ lambda: 420 }] }] }
  expect(checkContrast(page)).toEqual([
    expect.objectContaining({
      path: 'blocks.0.lambda',
      message: expect.stringContaining('4.1:1'),
    }),
  ])
})

const sentence = 'Why people come to us, told in as many words as a search result has room for.'

test.each([
  ['A page of good length', sentence, []],
  ['Home', sentence, ['title']],
  ['A title that is as long as a whole sentence, and then some words', sentence, ['title']],
  ['A page of good length', 'Too short.', ['description']],
  ['A page of good length', sentence.repeat(3), ['description']],
  ['', '', []],
])('title %j with description %j: %j', (title, description, paths) => {
  expect(pathsOf(checkSearch({ title, description }))).toEqual(paths)
})

test.each([
  '/about',
  '/about?a#team',
  '/files/price-list.pdf',
  '#team',
  'mailto:a@b.example',
  'tel:+91612',
  'https://b.example/a',
])('%s is a good link', (href) => {
  expect(checkDocumentLinks({ href, text: `[A](${href})` }, new Set(['/about']))).toEqual([])
})

test.each([
  ['/abuot', '“/abuot”'],
  ['//b.example', 'https:'],
  ['www.b.example', 'not a complete address'],
  ['https://example', 'not an address'],
  ['javascript:alert(1)', 'not an address'],
  ['http://b.example', 'not encrypted'],
])('%s is not', (href, message) => {
  const checks = checkDocumentLinks(
    { a: { href }, text: `See [it](${href}).` },
    new Set(['/about']),
  )
  expect(checks).toEqual([
    { kind: 'links', path: 'a.href', message: expect.stringContaining(message) },
    { kind: 'links', path: 'text', message: expect.stringContaining(message) },
  ])
})

test('a heavy picture and a heavy page are named with their weight', () => {
  expect(checkWeight([{ path: 'a', bytes: 399_000 }])).toEqual([])
  const many = Array.from({ length: 6 }, (_, index) => ({ path: `p${index}`, bytes: 350_000 }))
  expect(checkWeight([...many, { path: 'big', bytes: 450_000 }])).toEqual([
    expect.objectContaining({ path: 'big', message: expect.stringContaining('2.5 MB together') }),
    expect.objectContaining({ path: 'big', message: expect.stringContaining('weighs 450 kB') }),
  ])
})

test('the reading ease is that of Flesch', () => {
  const text = 'The cat sat on the mat. It was a sunny afternoon!'
  expect(measure(text)).toEqual({ words: 11, sentences: 2, syllables: 14 })
  expect(readingEase(measure(text))).toBeCloseTo(93.6, 0)
})

test('long sentences and long words are found; short and plain texts are not', () => {
  const plain = 'We build shops that load fast. People find what they need. '.repeat(5)
  const endless = `${'we build shops that load fast and '.repeat(7)}stop.`
  const learned =
    'Organisational transformation necessitates comprehensive interdisciplinary communication. '.repeat(
      9,
    )
  const texts = textsIn({
    a: plain,
    b: endless,
    c: { intro: learned },
    href: endless,
    alt: learned,
    logo: `M1 2 ${endless}`,
  })
  expect(checkReading(texts)).toEqual([
    { kind: 'reading', path: 'b', message: expect.stringContaining('50 words on average') },
    { kind: 'reading', path: 'c.intro', message: expect.stringContaining('hard to read') },
  ])
  expect(checkReading([{ path: '', text: 'Internationalisation. '.repeat(20) }])).toEqual([])
})
