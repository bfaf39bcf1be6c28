import { z } from 'zod'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'

export const mediaIdSchema = z.object({ id: z.string().max(100) })

/** @throws 404 */
export async function findMedia(store: Store | StoreTransaction, id: string) {
  const row = await store.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? fail(404, 'This picture is no longer in the library.')
}
