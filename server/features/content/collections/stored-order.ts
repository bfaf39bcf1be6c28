import type { EntryKind } from '#model/content/collections.ts'
import type { Deps } from '#server/deps.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import {
  addRevision,
  bumpVersion,
  setRevisions,
  type Writer,
} from '#server/features/content/editor/write-document.ts'
import { readBody } from '#server/features/content/published.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** The ids of a collection in order, drafts included. */
export async function readOrder(
  transaction: StoreTransaction,
  { content }: Pick<Deps, 'content'>,
  kind: EntryKind,
): Promise<string[]> {
  const { published } = await readStored(transaction, `order:${kind}`)
  const { value } = published ? readBody(`order:${kind}`, published.body) : {}
  return (value as string[] | undefined) ?? content.defaults().orders[kind]
}

/** Publishes an order. Call `bumpContent` before, and `content.refresh()` after the commit. */
export async function writeOrder(
  transaction: StoreTransaction,
  context: Writer,
  kind: EntryKind,
  order: string[],
) {
  const key = `order:${kind}`
  const { version } = await readStored(transaction, key)
  await bumpVersion(transaction, key, version)
  const revision = { state: 'published', body: JSON.stringify(order), note: null } as const
  await setRevisions(transaction, key, {
    published_id: await addRevision(transaction, context, key, revision),
  })
}
