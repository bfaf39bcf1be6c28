import { randomBytes } from 'node:crypto'
import type { Store, StoreTransaction } from './schema.ts'

/** A random secret of this installation, made when it is first asked for and kept among the settings as `name`. */
export async function installationSecret(store: Store | StoreTransaction, name: string) {
  const known = store.selectFrom('settings').select('value').where('key', '=', name)
  const row = await known.executeTakeFirst()
  if (row) return row.value
  await store
    .insertInto('settings')
    .values({ key: name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  // Another process may have been first.
  return (await known.executeTakeFirstOrThrow()).value
}
