import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readDefaultContent } from '#server/features/content/defaults.ts'

// How the sample agency writes. Delete this file together with the sample.
const content = await readDefaultContent(fileURLToPath(new URL('.', import.meta.url)))
const messages = JSON.parse(readFileSync('messages/de.json', 'utf8')) as Record<string, string>

type Text = { place: string; text: string }

function textsIn(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [{ place, text: value }]
  if (typeof value !== 'object' || value === null) return []
  const entries = value instanceof Map ? [...value] : Object.entries(value)
  return entries.flatMap(([name, each]) => textsIn(each, `${place}/${name}`))
}

/** Without code, in which straight quotes are right. */
function wordsOf(markdown: string) {
  return markdown.replace(/^```(?!(?:line-)?chart).*?^```$/gms, '').replace(/`[^`]*`/g, '')
}

const texts = textsIn(content, 'content').filter(
  ({ place }) => !/\/(src|path|type|markdown)$/.test(place),
)

test('quotes and apostrophes are curly', () => {
  const all = [
    ...texts,
    ...content.posts.map(({ slug, markdown }) => ({ place: slug, text: wordsOf(markdown) })),
    ...Object.entries(messages).flatMap(([english, german]) => [
      { place: 'message', text: english },
      { place: 'German message', text: german },
    ]),
  ]
  expect(all.filter(({ text }) => /['"]/.test(text))).toEqual([])
})

/** Headings that were specified, and names. */
const capitals = new Set([
  ...'About Us, Complete Web Solutions, Core Values, Latest from Our Blog, OUR SERVICES'.split(
    ', ',
  ),
  ...'Our Impactful Projects, Our Process, Our Projects, Our Services, Privacy Policy'.split(', '),
  ...'Terms of Service, Who We Are, Why Choose Us, Working Stages, 24/7 Support'.split(', '),
  'Join Wavelength',
])
const names =
  /\b(A\+|AI|Ads|Amara|Amazon|Business Profile|CLS|ERP|Etsy|Fatou|Flipkart|Google|Henrik|I|INP|PPC|LCP|Meesho|Meta|Monday|SEO|Saturday|Seller Hub|Thursday|Wavelength|WhatsApp)\b/g

test('headings are in sentence case, apart from those that were specified', () => {
  const headings = [
    ...[...content.pages.values()].flatMap(({ blocks }) =>
      blocks.flatMap((block) => ('title' in block ? [String(block.title)] : [])),
    ),
    ...content.posts.flatMap(({ markdown }) =>
      [...markdown.matchAll(/^##+ (.*)$/gm)].map(([, title = '']) => title),
    ),
  ]
  const others = headings.filter((title) => !capitals.has(title))
  const wrong = others.filter((title) => {
    const rest = title.replace(names, '').replace(/(^|[.?!:,] )[“‘]?\p{Lu}/gu, '')
    return /\p{Lu}/u.test(rest)
  })
  expect(wrong).toEqual([])
})

test('figures about the agency agree', () => {
  const all = JSON.stringify(texts.map(({ text }) => text)).replaceAll('\u2011', '-')
  const people = all.matchAll(
    /(?<!a company of )\b((?:thirty|forty|fifty|sixty)[\w-]*) (?:people|specialists)/gi,
  )
  expect(new Set([...people].map(([, word = '']) => word.toLowerCase()))).toEqual(
    new Set(['forty-one']),
  )
  expect(all).not.toMatch(/\b(?:three|five|six) (?:offices|cities)\b/)
  expect(all).toMatch(/forty-two direct clients/)
})
