import { type Fields, isFields } from '#model/content/form/json-schema.ts'
import type { Absent } from './absent.ts'
import { pathOf } from './href-path.ts'
import { removeParts } from './remove-parts.ts'

/** A document without what leads to absent pages: its links and entries, and the links in its texts. */
export function withoutLinks<Value>(key: string, value: Value, absent: Absent): Value {
  const leads = (link: unknown) => leadsTo(link, absent)
  return removeParts(key, value, {
    field: leads,
    entry: (item) => isEntryOf(item, absent, leads),
    text: (text) => withoutTextLinks(text, absent),
  })
}

/** A section of an absent part, or an entry about an absent page: it links there, or is the section to its neighbours. */
function isEntryOf(item: Fields, absent: Absent, leads: (link: unknown) => boolean) {
  if (typeof item.type === 'string' && absent.blocks.has(item.type)) return true
  if (item.type === 'prev-next') return [item.previous, item.next, item.all].some(leads)
  return leads(item) || leads(item.link)
}

function leadsTo(value: unknown, absent: Absent) {
  if (!isFields(value) || typeof value.href !== 'string') return false
  return absent.hasPath(pathOf(value.href))
}

/** Formatted text whose links to absent pages are plain words. */
function withoutTextLinks(text: string, absent: Absent) {
  if (!text.includes('](/')) return text
  return text.replace(/\[([^\]]*)\]\((\/[^\s)]*)[^)]*\)/g, (link, words: string, href: string) =>
    absent.hasPath(pathOf(href)) ? words : link,
  )
}
