import { randomBytes } from 'node:crypto'
import type { Store } from '#server/db/schema.ts'

const SECRET_KEY = 'auth_secret'

/** Signs sessions and the links of mails. Made at the first start and kept, so that servers and restarts share it. */
export async function authSecret(store: Store) {
  await store
    .insertInto('settings')
    .values({ key: SECRET_KEY, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', SECRET_KEY)
    .executeTakeFirstOrThrow()
  return value
}
