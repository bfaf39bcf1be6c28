import { expect, test } from 'vitest'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { markAllTexts, markTexts } from './mark-texts.ts'
import { nameFields } from './name-fields.ts'

const text = { type: 'string' } as const
const schema: JsonSchema = {
  type: 'object',
  properties: {
    title: text,
    kind: { type: 'string', enum: ['wide', 'narrow'] },
    link: { type: 'object', properties: { label: text, href: text } },
    cards: { type: 'array', items: { type: 'object', properties: { name: text, note: text } } },
  },
}
const value = {
  title: 'Work that carries',
  kind: 'wide',
  link: { label: 'Read more', href: '/about' },
  cards: [
    { name: 'One', note: 'Same' },
    { name: 'Two', note: 'Same' },
  ],
}

type Value = typeof value

/** The page twice, as rendered from the value and from its marked texts. */
function named(render: (value: Value) => string) {
  const marked = markTexts(schema, value)
  return nameFields(render(value), render(marked.value as Value), marked)
}

test('names each text by its field, although others read the same', () => {
  const render = ({ title, cards, link }: Value) =>
    `<main><h1 class="a">${title}</h1>${cards.map(({ name, note }) => `<p>${name}<br/><i>${note}</i></p>`).join('')}<a href="${link.href}">${link.label}</a></main>`
  expect(named(render)).toBe(
    '<main><h1 class="a" data-path="title">Work that carries</h1>' +
      '<p data-path="cards.0.name">One<br/><i data-path="cards.0.note">Same</i></p>' +
      '<p data-path="cards.1.name">Two<br/><i data-path="cards.1.note">Same</i></p>' +
      '<a href="/about" data-path="link.label">Read more</a></main>',
  )
})

test('names a headline that is split into letters as a whole', () => {
  const render = ({ title, cards }: Value) =>
    `<h1>${[...title].map((letter) => `<b>${letter}</b>`).join('')}</h1><p>${cards[0]?.name}</p>`
  const html = named(render)
  expect(html).toContain('<h1 data-path="title">')
  expect(html).toContain('<p data-path="cards.0.name">One</p>')
  expect(html.replaceAll(/ data-path="[^"]*"/g, '')).toBe(render(value))
})

test('says which elements a section consists of', () => {
  const page = '<main><section>A</section><p>B</p><p>C</p><footer>D</footer></main>'
  const marked =
    '<main><template data-section="0"></template><section>A</section><p>B</p>' +
    '<template data-section="1"></template><p>C</p><footer>D</footer></main>'
  expect(nameFields(page, marked, { paths: [] })).toBe(
    '<main><section data-section="0">A</section><p data-section="0">B</p><p data-section="1">C</p>' +
      '<footer data-section="1">D</footer></main>',
  )
})

test('names pictures by their files, in their order', () => {
  const page =
    '<img src="/a-720.webp"/><img src="/b.webp"/><img src="/a.webp"/><img src="/a.avif"/>'
  const pictures = [
    { src: '/a.webp', path: 'one.image' },
    { src: '/b.webp', path: 'two.image' },
    { src: '/a.webp', path: 'three.image' },
  ]
  const paths = [
    ...nameFields(page, page, { paths: [], pictures }).matchAll(/data-path="([^"]*)"/g),
  ]
  expect(paths.map(([, path]) => path)).toEqual([
    'one.image',
    'two.image',
    'three.image',
    'three.image',
  ])
})

test('names what an entry shows by the entry, its picture too', () => {
  const marked = markTexts(schema, value)
  const person = markAllTexts(schema, value, 'all', marked.paths.length + 1) as Value
  const render = (own: Value, shown: Value) =>
    `<h1>${own.title}</h1><li><b>${shown.title}</b><img src="/a.webp" alt="${shown.title}"/></li>`
  const page = nameFields(render(value, value), render(marked.value as Value, person), {
    paths: marked.paths,
    entries: ['person:ann', 'person:bob'],
    pictures: [{ src: '/a.webp', path: 'image' }],
  })
  expect(page).toBe(
    '<h1 data-path="title">Work that carries</h1><li><b data-entry="person:bob">Work that carries</b>' +
      '<img src="/a.webp" alt="Work that carries" data-entry="person:bob"/></li>',
  )
})

test('leaves scripts, choices and links as they are', () => {
  const marked = markTexts(schema, value)
  expect(marked.value).toMatchObject({ kind: 'wide', link: { href: '/about' } })
  expect(marked.paths).not.toContain('link.href')
  const page = '<script>if (a < b) c("<p>")</script><p>x</p>'
  expect(nameFields(page, page, marked)).toBe(page)
})
