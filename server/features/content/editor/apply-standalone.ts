import { readBody } from '#server/features/content/published.ts'
import { standaloneOf } from '#server/features/content/standalone.ts'
import type { StandaloneContext } from '#server/features/content/standalone-kind.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** What publishing a document that stands alone means outside of its versions. */
export async function applyStandalone(
  transaction: StoreTransaction,
  context: StandaloneContext,
  key: string,
  body: string | null,
) {
  const standalone = standaloneOf(key)
  if (!standalone) return
  const { kind, id } = standalone
  const { value } = body === 'off' ? { value: body } : readBody(key, body ?? '')
  await kind.onPublish?.(transaction, context, id, value)
}
