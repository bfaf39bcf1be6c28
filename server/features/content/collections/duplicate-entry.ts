import { z } from 'zod'
import { collections, type EntryKind } from '#model/content/collections.ts'
import { isFields } from '#model/content/form/json-schema.ts'
import { mutation } from '#server/actions/action.ts'
import { fail } from '#server/platform/http/problem.ts'
import { createEntry } from './create-entry.ts'
import { findEntry } from './find-entry.ts'

/** Copies an entry to a new draft below it. */
export const duplicateEntry = mutation(
  'editor',
  z.object({ document: z.string() }),
  async (context, { document }) => {
    const { kind, id, value, title } = await findEntry(context, document)
    const { nouns } = collections[kind]
    if (typeof value !== 'object' || value === null) {
      fail(409, `This ${nouns[0]} cannot be read. Open it and mend it first.`)
    }
    const name = `${title} (copy)`
    const key = await context.store.transaction().execute((transaction) =>
      createEntry(transaction, context, {
        kind,
        name,
        makeValue: (copy) => copyOf(kind, value, copy, name),
        after: id,
      }),
    )
    await context.content.refresh()
    return { message: `“${name}” is a draft.`, value: { document: key } }
  },
)

function copyOf(kind: EntryKind, value: object, id: string, name: string) {
  const { idField, nameField } = collections[kind]
  if (kind !== 'case') return { ...value, [idField]: id, [nameField]: name }
  const page = { ...value, id: `projects/${id}` }
  const card = 'card' in value ? value.card : null
  return isFields(card) ? { ...page, card: { ...card, name } } : { ...page, title: name }
}
