import { z } from 'zod'
import { casePageSchema, type Page, pageSchema } from '#blocks/schema.ts'
import { cannedRepliesSchema } from '#model/content/canned-replies.ts'
import { categoriesSchema } from '#model/content/categories.ts'
import {
  type EntryKind,
  entryKey,
  entryKinds,
  isEntryKind,
  readEntryKey,
} from '#model/content/collections.ts'
import { emailsSchema } from '#model/content/emails.ts'
import {
  type Entries,
  entryId,
  entrySchemaOf,
  inOrder,
  type Orders,
} from '#model/content/entry-schemas.ts'
import { formsSchema } from '#model/content/forms.ts'
import { redirectsSchema } from '#model/content/redirect.ts'
import { screensSchema } from '#model/content/screens.ts'
import { type Service, serviceSchema } from '#model/content/service.ts'
import { navigationSchema, siteSchema } from '#model/content/site.ts'
import { newsletterSettingsSchema } from '#model/newsletter/newsletter-settings.ts'
import { pipelineSchema } from '#model/pipeline/pipeline-schema.ts'
import { themeSchema } from '#model/theme/theme.ts'
import { casesOf } from './collections/cases-of.ts'
import { byLambda, type SiteContent } from './site-content.ts'
import { type StandaloneName, standaloneOf } from './standalone.ts'

/** Singleton documents; all other keys are "page:<id>", "service:<slug>", "order:<entry kind>", those of entries and of what stands alone. */
const singles = {
  site: siteSchema,
  theme: themeSchema,
  navigation: navigationSchema,
  screens: screensSchema,
  forms: formsSchema,
  emails: emailsSchema,
  categories: categoriesSchema,
  redirects: redirectsSchema,
  pipeline: pipelineSchema,
  replies: cannedRepliesSchema,
  newsletter: newsletterSettingsSchema,
}

/** The body of a published revision that deletes its entry. */
export const DELETED = 'null'

/** The order of a collection: the ids of its entries. */
const orderSchema = z.array(z.string())

type Single = keyof typeof singles

type ReadKey = {
  kind: Single | 'page' | 'service' | 'order' | EntryKind | StandaloneName
  id: string
}

/** The kind and id of a document key; null if it is not one. */
export function readKey(key: string): ReadKey | null {
  if (isSingle(key)) return { kind: key, id: '' }
  const [, kind = '', id = ''] = /^([a-z]+):(.+)$/s.exec(key) ?? []
  if (kind === 'order') return isEntryKind(id) ? { kind, id } : null
  const standalone = standaloneOf(key)
  if (standalone) return { kind: standalone.name, id }
  // Cases are pages.
  const isOwn = isEntryKind(kind) && kind !== 'case'
  return kind === 'page' || kind === 'service' || isOwn ? { kind, id } : null
}

/** A document's schema, with its id fixed; null if the key is unknown. */
export function schemaOf(key: string): z.ZodType | null {
  const read = readKey(key)
  if (!read) return null
  const { kind, id } = read
  const standalone = standaloneOf(key)
  if (standalone) return standalone.kind.schema
  if (kind === 'page') {
    const schema = isCase(key) ? casePageSchema : pageSchema
    return schema.extend({ id: z.literal(id) })
  }
  if (kind === 'service') return serviceSchema.extend({ slug: z.literal(id) })
  if (kind === 'order') return orderSchema
  return isEntryKind(kind) ? entrySchemaOf(kind, id) : singles[kind as Single]
}

/** All documents by key. */
export function documentsOf(siteContent: SiteContent): Map<string, unknown> {
  const { pages, services, entries, orders } = siteContent
  return new Map<string, unknown>([
    ...(Object.keys(singles) as Single[]).map((key) => [key, siteContent[key]] as const),
    ...[...pages].map(([id, page]) => [`page:${id}`, page] as const),
    ...services.map((service) => [`service:${service.slug}`, service] as const),
    ...entryKinds
      .filter((kind) => kind !== 'case')
      .flatMap((kind) =>
        entries[kind].map((entry) => [entryKey(kind, entryId(kind, entry)), entry] as const),
      ),
    ...entryKinds.map((kind) => [`order:${kind}`, orders[kind]] as const),
  ])
}

/** The content with these valid documents applied; null removes a page, a service or an entry. */
export function withDocuments(
  siteContent: SiteContent,
  changed: ReadonlyMap<string, unknown>,
): SiteContent {
  const pages = new Map(siteContent.pages)
  const services = new Map(siteContent.services.map((service) => [service.slug, service]))
  const next: Record<string, unknown> = {}
  for (const [key, value] of changed) {
    const read = readKey(key)
    if (read?.kind === 'page' && value === null) pages.delete(read.id)
    else if (read?.kind === 'page') pages.set(read.id, value as Page)
    else if (read?.kind === 'service' && value === null) services.delete(read.id)
    else if (read?.kind === 'service') services.set(read.id, value as Service)
    else if (isSingle(key)) next[key] = value
  }
  return {
    ...siteContent,
    ...next,
    pages,
    services: byLambda([...services.values()]),
    ...withEntries(siteContent, pages, changed),
  }
}

/** The entries and their orders with these documents applied. */
function withEntries(
  { entries, orders }: SiteContent,
  pages: SiteContent['pages'],
  changed: ReadonlyMap<string, unknown>,
) {
  const nextOrders = { ...orders }
  const nextEntries: Record<string, object[]> = { ...entries }
  for (const kind of entryKinds) {
    const order = (changed.get(`order:${kind}`) as string[] | undefined) ?? orders[kind]
    nextOrders[kind] = order
    if (kind === 'case') {
      nextEntries.case = casesOf(pages, order)
      continue
    }
    const byId = new Map<string, object>(
      entries[kind].map((entry) => [entryId(kind, entry), entry]),
    )
    for (const [key, value] of changed) {
      const read = readEntryKey(key)
      if (read?.kind !== kind) continue
      if (value === null) byId.delete(read.id)
      else byId.set(read.id, value as object)
    }
    nextEntries[kind] = inOrder(kind, [...byId.values()], order)
  }
  return { entries: nextEntries as Entries, orders: nextOrders satisfies Orders }
}

/** True for the page of a case study. */
export function isCase(key: string) {
  return readEntryKey(key)?.kind === 'case'
}

function isSingle(key: string): key is Single {
  return Object.hasOwn(singles, key)
}
