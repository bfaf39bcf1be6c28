import { type LeadSource, leadSourceSchema } from '#model/inquiry-schema.ts'

type Fields = Record<string, string>
type SourceField = keyof LeadSource

/**
 * The fields with the lead's source completed from the page that the form stood on, for a browser without
 * JavaScript: its path, and `service`, `from` and `utm_…` of its query. Only our own pages are believed.
 */
export function withSource(fields: Fields, request: Request): Fields {
  const page = ownPage(request)
  if (!page) return fields
  const completed = { ...fields }
  for (const [field, value] of Object.entries(sourceOf(page))) {
    if (value && !completed[field]) completed[field] = cut(field as SourceField, value)
  }
  return completed
}

function ownPage(request: Request) {
  const page = URL.parse(request.headers.get('referer') ?? '')
  return page?.host === new URL(request.url).host ? page : null
}

function sourceOf({ pathname, searchParams }: URL): Partial<Record<SourceField, string | null>> {
  return {
    interest: searchParams.get('service'),
    source: searchParams.get('from') ?? pathname,
    utm_source: searchParams.get('utm_source'),
    utm_medium: searchParams.get('utm_medium'),
    utm_campaign: searchParams.get('utm_campaign'),
    utm_term: searchParams.get('utm_term'),
    utm_content: searchParams.get('utm_content'),
  }
}

/** A source that does not fit must not cost a visitor the message: it is left out. */
function cut(field: SourceField, value: string) {
  return leadSourceSchema.shape[field].safeParse(value).success ? value : ''
}
