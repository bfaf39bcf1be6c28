import { z } from 'zod'
import { collections, entryKinds } from '#model/content/collections.ts'
import { isoDay } from '#model/day.ts'
import { mutation } from '#server/actions/action.ts'
import { createEntry } from './create-entry.ts'
import { newEntry } from './new-entry.ts'

const entryFormSchema = z.object({
  kind: z.enum(entryKinds),
  name: z.string().trim().min(1, 'Enter a name.').max(200, 'Keep it under 200 characters.'),
})

/** Adds an entry with common defaults to the top of its collection, as a draft. */
export const addEntry = mutation('author', entryFormSchema, async (context, { kind, name }) => {
  const today = isoDay(context.clock())
  const { city } = await context.content.site()
  const document = await context.store.transaction().execute((transaction) =>
    createEntry(transaction, context, {
      kind,
      name,
      makeValue: (id) => newEntry(kind, id, name, { today, city }),
    }),
  )
  await context.content.refresh()
  const [noun] = collections[kind].nouns
  return {
    message: `The ${noun} is a draft. Fill it in, then publish it.`,
    value: { document },
  }
})
