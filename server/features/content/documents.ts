import { z } from 'zod'
import { type Page, pageSchema } from '#blocks/schema.ts'
import { faqsSchema } from '#model/content/faq.ts'
import { jobsSchema } from '#model/content/job.ts'
import { redirectsSchema } from '#model/content/redirect.ts'
import { screensSchema } from '#model/content/screens.ts'
import { type Service, serviceSchema } from '#model/content/service.ts'
import { navigationSchema, siteSchema } from '#model/content/site.ts'
import { byLambda, type Words } from './site-content.ts'

/** Documents of which there is one; every other key is "page:<id>" or "service:<slug>". */
const singles = {
  site: siteSchema,
  navigation: navigationSchema,
  screens: screensSchema,
  redirects: redirectsSchema,
  jobs: jobsSchema,
  faqs: faqsSchema,
}

type Single = keyof typeof singles

/** A document's kind and, where there are many of the kind, which one; null for what is no key. */
export function readKey(key: string) {
  if (isSingle(key)) return { kind: key, id: '' } as const
  const [, kind, id] = /^(page|service):(.+)$/s.exec(key) ?? []
  return kind && id ? { kind: kind as 'page' | 'service', id } : null
}

/** What a document must be; its own name stands fast. Null for what is no key. */
export function schemaOf(key: string): z.ZodType | null {
  const read = readKey(key)
  if (!read) return null
  if (read.kind === 'page') return pageSchema.extend({ id: z.literal(read.id) })
  if (read.kind === 'service') return serviceSchema.extend({ slug: z.literal(read.id) })
  return singles[read.kind]
}

/** Every document of these words, by key. */
export function documentsOf(words: Words): Map<string, unknown> {
  return new Map<string, unknown>([
    ...(Object.keys(singles) as Single[]).map((key) => [key, words[key]] as const),
    ...[...words.pages].map(([id, page]) => [`page:${id}`, page] as const),
    ...words.services.map((service) => [`service:${service.slug}`, service] as const),
  ])
}

/** The words with these documents in place of their own; each has its schema's shape, null takes a page or service away. */
export function withDocuments(words: Words, changed: ReadonlyMap<string, unknown>): Words {
  const pages = new Map(words.pages)
  const services = new Map(words.services.map((service) => [service.slug, service]))
  const next: Record<string, unknown> = {}
  for (const [key, value] of changed) {
    const read = readKey(key)
    if (read?.kind === 'page' && value === null) pages.delete(read.id)
    else if (read?.kind === 'page') pages.set(read.id, value as Page)
    else if (read?.kind === 'service' && value === null) services.delete(read.id)
    else if (read?.kind === 'service') services.set(read.id, value as Service)
    else if (read) next[key] = value
  }
  return { ...words, ...next, pages, services: byLambda([...services.values()]) }
}

function isSingle(key: string): key is Single {
  return Object.hasOwn(singles, key)
}
