import { DIRECT } from '#model/insights/insights.ts'
import type { Store } from '#server/platform/db/schema.ts'

/** What brought a visitor who then sent a form or booked a call. */
export type VisitBefore = {
  facts: { label: string; value: string }[]
  /** Paths, in the order in which they were first opened. */
  pages: string[]
}

/** The visit that led to a lead; null if it was not counted. */
export async function visitBefore(store: Store, leadId: string): Promise<VisitBefore | null> {
  const row = await store
    .selectFrom('conversions')
    .select(['first_source', 'first_campaign', 'last_source', 'last_campaign', 'pages'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst()
  if (!row) return null
  const { first_source, first_campaign, last_source, last_campaign } = row
  const isSame = first_source === last_source && first_campaign === last_campaign
  const touches = [
    ['First source', first_source],
    ['First campaign', first_campaign],
    ...(isSame ? [] : [['Last source', last_source] as const]),
    ...(isSame ? [] : [['Last campaign', last_campaign] as const]),
  ] as const
  return {
    facts: touches.flatMap(([label, value]) =>
      value ? [{ label, value: sourceName(value) }] : [],
    ),
    pages: JSON.parse(row.pages) as string[],
  }
}

function sourceName(value: string) {
  return value === DIRECT ? 'None: typed, bookmarked or not told' : value
}
