import { CompiledQuery } from 'kysely'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { Store } from '#server/platform/db/schema.ts'

/** Adds receipts to visitors that were sent a moment ago. */
export async function addManyReceipts(store: Store, count: number) {
  const now = new Date().toISOString()
  const numbers = isSqlite(store)
    ? `(with recursive s(n) as (select 1 union all select n + 1 from s where n < ${count}) select n from s) as s`
    : `generate_series(1, ${count}) as s(n)`
  const add = `insert into outbox (id, channel, topic, recipient, recipient_key, payload, message_id, state, attempts, due_at, created_at, finished_at)
    select 'receipt-' || n, 'mail', 'lead-to-visitor', n || '@example.com', n || '@example.com', '{}', 'receipt-' || n, 'sent', 1, '${now}', '${now}', '${now}'
    from ${numbers}`
  for (const statement of [add, 'analyze outbox']) {
    await store.executeQuery(CompiledQuery.raw(statement))
  }
}
