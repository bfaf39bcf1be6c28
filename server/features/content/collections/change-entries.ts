import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { seenVersion } from '#server/actions/seen-version.ts'
import { publishRevisions } from '#server/features/content/editor/publish-revisions.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import { setRevisions } from '#server/features/content/editor/write-document.ts'
import { cancelOpenPlans, lockDocument } from '#server/features/content/plans/plan-rows.ts'
import { fail } from '#server/platform/http/problem.ts'
import { deleteEntries } from './delete-entry.ts'
import { findEntry } from './find-entry.ts'

const ENTRIES_MAX = 200
const OUT_OF_DATE = 'This list is out of date. Reload the page, then try again.'

/** "3 person:anna": the version that the list showed, and the key. */
const seenEntry = z
  .templateLiteral([z.int().nonnegative(), ' ', z.string()], OUT_OF_DATE)
  .transform((text) => {
    const [version, document = ''] = text.split(/ (.*)/s)
    return { document, version: Number(version) }
  })
  .refine(({ version }) => seenVersion.safeParse(version).success, OUT_OF_DATE)

const entriesSchema = z.object({
  entry: z
    .union([z.array(seenEntry), seenEntry.transform((one) => [one])], 'Select an entry.')
    .refine((all) => all.length <= ENTRIES_MAX, `Select at most ${ENTRIES_MAX} entries.`)
    // One twice would be changed since the first time.
    .transform((all) => [...new Map(all.map((one) => [one.document, one])).values()]),
})

/** Deletes several entries at once, or none of them. */
export const deleteSeveral = mutation('editor', entriesSchema, async (context, { entry }) => {
  const titles = await deleteEntries(context, entry)
  const message = `Deleted ${countOf(titles)}. They can be restored below the list.`
  return { message, value: null }
})

/** Hides several entries from visitors at once, or none of them. */
export const hideSeveral = mutation('editor', entriesSchema, async (context, { entry }) => {
  const { off } = context.content.complete()
  const found = await Promise.all(entry.map(({ document }) => findEntry(context, document)))
  const shown = found.filter(
    (one) => (one.isPublished || one.hasOriginal) && off?.has(one.key) !== true,
  )
  if (shown.length === 0) fail(409, 'Visitors don’t see any of these.')
  const change = { action: 'content.taken-off', summary: `Unpublished ${countOf(shown)}` } as const
  const revisions = shown.map(({ key }) => ({ key, body: 'off' }))
  await publishRevisions(
    context,
    revisions,
    change,
    async (transaction) => {
      for (const { key } of shown) {
        await lockDocument(transaction, key)
        await setRevisions(transaction, key, { off_at: context.clock().toISOString() })
        await cancelOpenPlans(transaction, context, key, 'take-off')
      }
    },
    'Nothing was hidden',
  )
  return { message: `Hid ${countOf(shown)} from visitors.`, value: null }
})

/** Shows hidden entries again as they were. */
export const showSeveral = mutation('editor', entriesSchema, async (context, { entry }) => {
  const { off } = context.content.complete()
  const keys = entry.map(({ document }) => document).filter((key) => off?.has(key))
  if (keys.length === 0) fail(409, 'None of these is hidden.')
  const change = {
    action: 'content.put-back',
    summary: `Published ${countOf(keys)} again`,
  } as const
  const revisions = await Promise.all(
    keys.map(async (key) => ({
      key,
      body: (await readStored(context.store, key)).published?.body ?? null,
    })),
  )
  await publishRevisions(context, revisions, change, async (transaction) => {
    for (const key of keys) await setRevisions(transaction, key, { off_at: null })
  })
  return { message: `Visitors see ${countOf(keys)} again.`, value: null }
})

function countOf({ length }: readonly unknown[]) {
  return length === 1 ? '1 entry' : `${length} entries`
}
