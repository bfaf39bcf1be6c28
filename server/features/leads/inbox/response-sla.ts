import { sql } from 'kysely'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { overdue, waitsForUs } from './filter.ts'

/** Counts inquiries received since a time, or from it until another, without spam: answered, answered in time, open and overdue, which wait since `late`. */
export async function responseSla(
  store: Store | StoreTransaction,
  since: Date | string,
  late: Date,
  until?: string,
) {
  const start = typeof since === 'string' ? since : since.toISOString()
  const query = sql<Record<'answered' | 'in_time' | 'open' | 'overdue', number | string | null>>`
    select
      count(answered_at) as answered,
      sum(answered_in_time) as in_time,
      sum(case when ${waitsForUs} then 1 else 0 end) as open,
      sum(case when ${overdue(late)} then 1 else 0 end) as overdue
    from leads where kind = 'inquiry' and created_at >= ${start} ${until ? sql`and created_at < ${until}` : sql``} and status <> 'spam'`
  const [row] = (await query.execute(store)).rows
  return {
    answered: Number(row?.answered ?? 0),
    inTime: Number(row?.in_time ?? 0),
    open: Number(row?.open ?? 0),
    overdue: Number(row?.overdue ?? 0),
  }
}
