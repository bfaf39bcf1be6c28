import type { JsonSchema } from './json-schema.ts'

/** Labels for field names that are unclear to non-developers. */
const customLabels: Record<string, string> = {
  all: 'Link to all',
  alt: 'Alt text',
  href: 'Link',
  id: 'Id',
  img: 'Picture',
  lambda: 'Hue',
  intro: 'Introduction',
  src: 'File',
  slug: 'URL name',
}

const acronyms = new Set(['api', 'faq', 'id', 'seo', 'svg', 'url'])

/** A field's label: its schema's title, or its key in words ("Booking URL" for "bookingUrl"). */
export function labelOf(schema: JsonSchema, name: string) {
  return schema.title ?? customLabels[name] ?? plainWords(name)
}

/** "Booking URL" for "bookingUrl" and "booking-url"; text with spaces or an initial capital is kept. */
export function plainWords(key: string) {
  if (/[\s/]|^[A-Z]/.test(key)) return key
  const words = key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => word.toLowerCase())
    .map((word) => (acronyms.has(word) ? word.toUpperCase() : word))
  return capital(words.join(' '))
}

/** Lowercase noun for a list's entries: "card" for "Cards". `name`: the list's key. */
export function entryLabel(items: JsonSchema, listLabel: string, name: string) {
  if (items.title) return lowered(items.title)
  if (items.properties?.href && items.properties.label) return 'link'
  return singular(lowered(/\s/.test(listLabel) ? plainWords(name) : listLabel))
}

/** "a card", "an entry". */
export function withArticle(noun: string) {
  return `${/^[aeio]|^un[^i]|^up/i.test(noun) ? 'an' : 'a'} ${noun}`
}

export function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Lowercases the first letter, except in acronyms. */
function lowered(text: string) {
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** "card" for "cards"; "entry" if the name is not a plural. */
function singular(words: string) {
  if (/ies$/.test(words)) return words.replace(/ies$/, 'y')
  if (/(ss|x|ch|sh)es$/.test(words)) return words.replace(/es$/, '')
  return /[^s]s$/.test(words) ? words.slice(0, -1) : 'entry'
}
