import type { ConversionRow } from '#server/platform/db/rows/insights.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { ConversionEvent, Visit } from './visit.ts'

/** What led to a lead or subscriber, from its visit. */
export function conversionRow(visit: Visit, { at, kind, id }: ConversionEvent): ConversionRow {
  const { touches, pages } = visit
  const [first, last] = [touches[0], touches.at(-1)]
  return {
    id,
    kind,
    lead_id: kind === 'subscription' ? null : id,
    subscriber_id: kind === 'subscription' ? id : null,
    first_source: first?.source ?? '',
    first_campaign: first?.campaign ?? '',
    last_source: last?.source ?? '',
    last_campaign: last?.campaign ?? '',
    entry: pages[0]?.path ?? '',
    pages: JSON.stringify(pages.map(({ path }) => path)),
    created_at: new Date(at).toISOString(),
  }
}

/** Stores them unless their lead or subscriber has been erased since. */
export async function storeConversions(transaction: StoreTransaction, rows: ConversionRow[]) {
  for (const row of rows) {
    const table = row.kind === 'subscription' ? 'newsletter_subscribers' : 'leads'
    const found = await transaction
      .selectFrom(table)
      .select('id')
      .where('id', '=', row.id)
      .executeTakeFirst()
    if (!found) continue
    await transaction
      .insertInto('conversions')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }
}
