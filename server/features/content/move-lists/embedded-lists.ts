import type { EntryKind } from '#model/content/collections.ts'
import type { EntryList } from '#model/content/entry-list.ts'
import { parseBody } from '#server/features/content/published.ts'

/** Where sections of versions before held entries themselves: the section's type and its field. */
export const embeddedLists: Partial<Record<EntryKind, Record<string, string>>> = {
  testimonial: { testimonials: 'testimonials', 'landing-hero': 'testimonials' },
  person: { team: 'members' },
  client: { 'client-wall': 'clients' },
  film: { films: 'films' },
}

type Fields = Record<string, unknown>

/** A stored page with each embedded list replaced by what `replace` returns; null if it has none. */
export function replaceLists(
  kind: EntryKind,
  body: string,
  replace: (entries: object[]) => EntryList,
): string | null {
  const page = parseBody(body)
  if (!isFields(page) || !Array.isArray(page.blocks)) return null
  let isChanged = false
  const blocks = page.blocks.map((block: unknown) => {
    if (!isFields(block)) return block
    const field = embeddedLists[kind]?.[String(block.type)] ?? ''
    const list = block[field]
    if (!Array.isArray(list)) return block
    isChanged = true
    return { ...block, [field]: replace(list.filter(isFields)) }
  })
  return isChanged ? JSON.stringify({ ...page, blocks }) : null
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
