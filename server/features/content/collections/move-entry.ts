import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { findEntry } from './find-entry.ts'
import { readStoredEntries } from './stored-entries.ts'
import { readOrder, writeOrder } from './stored-order.ts'

const moveSchema = z.object({
  document: z.string(),
  /** Its new position among the listed entries, from 0. */
  to: z.coerce.number().int().min(0).max(10_000),
})

/** Moves an entry within its collection; visitors see the new order at once. */
export const moveEntry = mutation('editor', moveSchema, async (context, { document, to }) => {
  const { kind, id, title } = await findEntry(context, document)
  await context.store.transaction().execute(async (transaction) => {
    // Serializes concurrent changes of the order.
    await bumpContent(transaction)
    const entries = await readStoredEntries({ ...context, store: transaction }, kind)
    const listed = entries.filter(({ isDeleted }) => !isDeleted).map((entry) => entry.id)
    const order = await readOrder(transaction, context, kind)
    const current = listed.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    const moved = current.filter((one) => one !== id).toSpliced(to, 0, id)
    await writeOrder(transaction, context, kind, moved)
    await audit(transaction, context, {
      action: 'content.published',
      subject: `content:${document}`,
      summary: `Moved “${title}” to position ${moved.indexOf(id) + 1}`,
    })
  })
  await context.content.refresh()
  return { message: `Moved “${title}”.`, value: null }
})
