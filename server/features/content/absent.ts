import { entryKey, entryKinds } from '#model/content/collections.ts'
import { entryId } from '#model/content/entry-schemas.ts'
import { isPathOf, partsOff } from '#model/content/parts.ts'
import { paths } from '#model/paths.ts'
import { addressesOfKeys, pageAddress } from './addresses.ts'
import type { SiteContent } from './site-content.ts'

/** What visitors don't see: the documents that are unpublished, all of the parts that are off, a list without services. */
export type Absent = {
  keys: ReadonlySet<string>
  /** Kinds of sections. */
  blocks: ReadonlySet<string>
  hasPath(path: string): boolean
}

/** Null if visitors see everything. */
export function absentFrom({ site, pages, services, entries, off }: SiteContent): Absent | null {
  const parts = partsOff(site.parts)
  const hasServices = services.some(({ slug }) => !off?.has(`page:services/${slug}`))
  if (parts.length === 0 && !off?.size && hasServices) return null
  const hasPart = (path: string) =>
    (!hasServices && path === paths.services) || parts.some((part) => isPathOf(part, path))
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
