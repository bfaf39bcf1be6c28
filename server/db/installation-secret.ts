import { randomBytes } from 'node:crypto'
import type { Store, StoreTransaction } from './schema.ts'

/** A random secret of this installation, made when it is first asked for and kept among the settings as `name`. */
export async function installationSecret(store: Store | StoreTransaction, name: string) {
  await store
    .insertInto('settings')
    .values({ key: name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
