import { type SetupStep, setupSteps } from '#model/setup/steps.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

const PROGRESS_KEY = 'setup_steps'

/** The steps that somebody has finished, in their order. */
export async function readProgress(store: Store | StoreTransaction): Promise<SetupStep[]> {
  const row = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', PROGRESS_KEY)
    .executeTakeFirst()
  const done = row?.value.split(' ') ?? []
  return setupSteps.filter((step) => done.includes(step))
}

export async function writeProgress(transaction: StoreTransaction, done: readonly SetupStep[]) {
  const value = done.join(' ')
  await transaction
    .insertInto('settings')
    .values({ key: PROGRESS_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
