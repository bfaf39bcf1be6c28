import { entryKey, entryKinds } from '#model/content/collections.ts'
import { entryId } from '#model/content/entry-schemas.ts'
import { isPathOf, partsOff } from '#model/content/parts.ts'
import { addressesOfKeys, pageAddress } from './addresses.ts'
import type { SiteContent } from './site-content.ts'

/** What visitors don't see: the documents that are unpublished, and all of the parts that are off. */
export type Absent = {
  keys: ReadonlySet<string>
  /** Kinds of sections. */
  blocks: ReadonlySet<string>
  hasPath(path: string): boolean
}

/** Null if visitors see everything. */
export function absentFrom({ site, pages, entries, off }: SiteContent): Absent | null {
  const parts = partsOff(site.parts)
  if (parts.length === 0 && !off?.size) return null
  const hasPart = (path: string) => parts.some((part) => isPathOf(part, path))
  const ofParts = [
    ...[...pages.keys()].filter((id) => hasPart(pageAddress(id))).map((id) => `page:${id}`),
    ...entryKinds
      .filter((kind) => parts.some(({ collection }) => collection === kind))
      .flatMap((kind) => entries[kind].map((entry) => entryKey(kind, entryId(kind, entry)))),
  ]
  const keys = new Set([...(off ?? []), ...ofParts])
  const addresses = addressesOfKeys(keys)
  return {
    keys,
    blocks: new Set(parts.flatMap(({ blocks = [] }) => blocks)),
    hasPath: (path) => addresses.has(path) || hasPart(path),
  }
}
