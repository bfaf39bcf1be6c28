import type { Store } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'

/** @throws HttpError 404 */
export async function findWebhook(store: Store, id: string) {
  const row = await store.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? fail(404, 'This webhook does not exist. It may have been deleted.')
}

/** The webhook's name in the audit log, without the path, which may contain a secret. */
export function hostOf({ url }: { url: string }) {
  return new URL(url).host
}

/** The exact payload of its rows in the outbox. */
export function payloadOf(id: string) {
  return JSON.stringify({ webhook: id })
}
