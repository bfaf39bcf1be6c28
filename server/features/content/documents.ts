import { z } from 'zod'
import { type Page, pageSchema } from '#blocks/schema.ts'
import { faqsSchema } from '#model/content/faq.ts'
import { formsSchema } from '#model/content/forms.ts'
import { jobsSchema } from '#model/content/job.ts'
import { redirectsSchema } from '#model/content/redirect.ts'
import { screensSchema } from '#model/content/screens.ts'
import { type Service, serviceSchema } from '#model/content/service.ts'
import { navigationSchema, siteSchema } from '#model/content/site.ts'
import { byLambda, type SiteContent } from './site-content.ts'

/** Singleton documents; all other keys are "page:<id>" or "service:<slug>". */
const singles = {
  site: siteSchema,
  navigation: navigationSchema,
  screens: screensSchema,
  forms: formsSchema,
  redirects: redirectsSchema,
  jobs: jobsSchema,
  faqs: faqsSchema,
}

type Single = keyof typeof singles

/** The kind and id of a document key; null if it is not one. */
export function readKey(key: string) {
  if (isSingle(key)) return { kind: key, id: '' } as const
  const [, kind, id] = /^(page|service):(.+)$/s.exec(key) ?? []
  return kind && id ? { kind: kind as 'page' | 'service', id } : null
}

/** A document's schema, with its id fixed; null if the key is unknown. */
export function schemaOf(key: string): z.ZodType | null {
  const read = readKey(key)
  if (!read) return null
  if (read.kind === 'page') return pageSchema.extend({ id: z.literal(read.id) })
  if (read.kind === 'service') return serviceSchema.extend({ slug: z.literal(read.id) })
  return singles[read.kind]
}

/** All documents by key. */
export function documentsOf(siteContent: SiteContent): Map<string, unknown> {
  return new Map<string, unknown>([
    ...(Object.keys(singles) as Single[]).map((key) => [key, siteContent[key]] as const),
    ...[...siteContent.pages].map(([id, page]) => [`page:${id}`, page] as const),
    ...siteContent.services.map((service) => [`service:${service.slug}`, service] as const),
  ])
}

/** The content with these valid documents applied; null removes a page or service. */
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
    else if (read) next[key] = value
  }
  return { ...siteContent, ...next, pages, services: byLambda([...services.values()]) }
}

function isSingle(key: string): key is Single {
  return Object.hasOwn(singles, key)
}
