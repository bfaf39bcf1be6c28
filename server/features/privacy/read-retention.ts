import { type Retention, SPAM_DAYS } from '#model/privacy/retention.ts'
import { retentionSchema } from '#model/privacy/retention-schema.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

/** The settings key that holds the days as JSON. */
export const RETENTION_KEY = 'retention_days'

const defaults: Retention = {
  inquiry: null,
  partner: null,
  application: null,
  call: null,
  email: null,
  spam: SPAM_DAYS,
}

/** The retention days: as set by an owner, otherwise thirty days for spam and no limit for the rest. */
export async function readRetention(store: Store | StoreTransaction): Promise<Retention> {
  const row = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', RETENTION_KEY)
    .executeTakeFirst()
  return row ? retentionSchema.parse(JSON.parse(row.value)) : defaults
}
