import type { Store } from '#server/platform/db/schema.ts'

/** Settings key; its value is "off" where an owner has stopped counting. */
export const COUNTING_KEY = 'insights_counting'

/** Whether visits are counted; they are unless an owner has stopped it. */
export async function isCounting(store: Store) {
  const row = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', COUNTING_KEY)
    .executeTakeFirst()
  return row?.value !== 'off'
}
