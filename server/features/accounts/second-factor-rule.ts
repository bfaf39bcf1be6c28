import { type Role, type SecondFactorRule, secondFactorRules } from '#model/accounts/accounts.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

/** Settings key of the second-factor rule. */
export const SECOND_FACTOR_KEY = 'second_factor_required'

/** Which accounts require a second factor; none by default. */
export async function readSecondFactorRule(
  store: Store | StoreTransaction,
): Promise<SecondFactorRule> {
  const row = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', SECOND_FACTOR_KEY)
    .executeTakeFirst()
  return secondFactorRules.find((rule) => rule === row?.value) ?? 'nobody'
}

/** True if people with this role need a second factor. */
export async function needsSecondFactor(store: Store | StoreTransaction, role: Role) {
  const rule = await readSecondFactorRule(store)
  return rule === 'everyone' || (rule === 'owners' && role === 'owner')
}
