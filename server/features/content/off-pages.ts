import { entryKey, entryKinds } from '#model/content/collections.ts'
import { type Entries, entryId } from '#model/content/entry-schemas.ts'
import { type Absent, absentFrom } from './absent.ts'
import { documentsOf, withDocuments } from './documents.ts'
import { pathOf } from './href-path.ts'
import type { SiteContent } from './site-content.ts'
import { withoutLinks } from './without-links.ts'

/**
 * The content as visitors see it: without what is absent, the cards and form options of such services, and what links there.
 */
export function visibleContent(siteContent: SiteContent): SiteContent {
  const absent = absentFrom(siteContent)
  if (!absent) return siteContent
  const rest = withoutAbsent(siteContent, absent)
  const changed = new Map<string, unknown>()
  for (const [key, value] of documentsOf(rest)) {
    const without = withoutLinks(key, value, absent)
    if (without !== value) changed.set(key, without)
  }
  return withDocuments(rest, changed)
}

/** The content without absent pages and entries, the cards and form options of such services, and redirects to them. */
export function withoutAbsent(siteContent: SiteContent, absent: Absent): SiteContent {
  const { keys } = absent
  const services = siteContent.services.filter(({ slug }) => !keys.has(`page:services/${slug}`))
  return {
    ...siteContent,
    pages: new Map([...siteContent.pages].filter(([id]) => !keys.has(`page:${id}`))),
    services,
    forms: withoutOptions(siteContent, services),
    entries: Object.fromEntries(
      entryKinds.map((kind) => [
        kind,
        siteContent.entries[kind].filter(
          (entry) => !keys.has(entryKey(kind, entryId(kind, entry))),
        ),
      ]),
    ) as Entries,
    redirects: siteContent.redirects.filter(({ to }) => !absent.hasPath(pathOf(to))),
  }
}

/** The forms without the options of absent services: those that only such services refer to. */
function withoutOptions(
  { forms, services: all }: SiteContent,
  services: SiteContent['services'],
): SiteContent['forms'] {
  const kept = new Set(services.map(({ inquiryService }) => inquiryService))
  const gone = new Set(
    all.map(({ inquiryService }) => inquiryService).filter((id) => !kept.has(id)),
  )
  const options = forms.inquiry.services.filter(({ id }) => !gone.has(id))
  // A choice has at least one option.
  if (options.length === forms.inquiry.services.length || options.length === 0) return forms
  return { ...forms, inquiry: { ...forms.inquiry, services: options } }
}
