import type { JsonSchema } from './json-schema.ts'

/** Names of fields whose key says too little to somebody who does not write code. */
const known: Record<string, string> = {
  all: 'Link to all',
  alt: 'What is seen',
  href: 'Link',
  id: 'Name in addresses',
  img: 'Picture',
  lambda: 'Hue',
  lead: 'Introduction',
  src: 'File',
  slug: 'Name in the address',
}

const acronyms = new Set(['api', 'faq', 'id', 'seo', 'svg', 'url'])

/** A field's name for people: the schema's own title, or its key in plain words ("bookingUrl" is "Booking URL"). */
export function labelOf(schema: JsonSchema, name: string) {
  return schema.title ?? known[name] ?? plainWords(name)
}

/** "bookingUrl" and "booking-url" are "Booking URL"; what has capitals inside or spaces stays as it is written. */
export function plainWords(key: string) {
  if (/[\s/]|^[A-Z]/.test(key)) return key
  const words = key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => word.toLowerCase())
    .map((word) => (acronyms.has(word) ? word.toUpperCase() : word))
  return capital(words.join(' '))
}

/** What one entry of a list is called, in small letters: "card" of "Cards". `name` is the list's key. */
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

/** Without its capital, unless the word is one of capitals only. */
function lowered(text: string) {
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** "card" of "Cards"; a name that is not a plural says nothing of one entry. */
function singular(words: string) {
  if (/ies$/.test(words)) return words.replace(/ies$/, 'y')
  if (/(ss|x|ch|sh)es$/.test(words)) return words.replace(/es$/, '')
  return /[^s]s$/.test(words) ? words.slice(0, -1) : 'entry'
}
