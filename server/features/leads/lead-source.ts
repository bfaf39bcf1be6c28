import type { LeadSource } from '#model/leads/lead-source.ts'
import { paths } from '#model/paths.ts'

type Fields = Record<string, string>

/**
 * Completes the lead's source from the referring page, for browsers without JavaScript: its path, and `service`,
 * `from` and `utm_…` of its query. Other sites' referrers are ignored.
 */
export function withSource(fields: Fields, request: Request): Fields {
  const page = ownPage(request)
  if (!page) return fields
  const completed = { ...fields }
  for (const [field, value] of Object.entries(sourceOf(page))) {
    if (value && !completed[field]) completed[field] = value
  }
  return completed
}

function ownPage(request: Request) {
  const page = URL.parse(request.headers.get('referer') ?? '')
  return page?.host === new URL(request.url).host ? page : null
}

function sourceOf({
  pathname,
  searchParams,
}: URL): Partial<Record<keyof LeadSource, string | null>> {
  return {
    interest: searchParams.get('service'),
    source: searchParams.get('from') ?? leadingPath(pathname),
    utm_source: searchParams.get('utm_source'),
    utm_medium: searchParams.get('utm_medium'),
    utm_campaign: searchParams.get('utm_campaign'),
    utm_term: searchParams.get('utm_term'),
    utm_content: searchParams.get('utm_content'),
  }
}

/** The contact page and that of calls contain the form, so they are no sources. */
function leadingPath(path: string) {
  return path === paths.contact || path === paths.call ? null : path
}
