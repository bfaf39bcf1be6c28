import { z } from 'zod'
import type { Store } from '#server/platform/db/schema.ts'

const KEY = 'backup_state'

const stateSchema = z.object({
  /** The last one that succeeded: when it began, the machine that made it, and where it is. */
  made: z.object({ at: z.string(), host: z.string(), place: z.string() }).nullable(),
  /** Why the newest attempt after it failed. */
  error: z.object({ at: z.string(), host: z.string(), text: z.string() }).nullable(),
})

/** What all instances know of the daily backup. */
export type BackupState = z.infer<typeof stateSchema>

export async function readState(store: Store): Promise<BackupState> {
  const row = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst()
  return row ? stateSchema.parse(JSON.parse(row.value)) : { made: null, error: null }
}

/** To be called by the instance that holds the lease. */
export async function writeState(store: Store, state: BackupState) {
  const value = JSON.stringify(state)
  await store
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
