import type { Store } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'

/** @throws HttpError 404 with a sentence. */
export async function findWebhook(store: Store, id: string) {
  const row = await store.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? fail(404, 'There is no such webhook any more. Somebody may have removed it.')
}

/** How the log names it: the path may hold a secret of the other system. */
export function hostOf({ url }: { url: string }) {
  return new URL(url).host
}

/** What the payload of its deliveries is, to the letter. */
export function payloadOf(id: string) {
  return JSON.stringify({ webhook: id })
}
