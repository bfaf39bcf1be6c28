import { z } from 'zod'
import { type Mutation, mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { eachRow } from '#server/actions/each-row.ts'
import { seenVersion } from '#server/actions/seen-version.ts'
import { deleteEntries, deleteEntry } from '#server/features/content/collections/delete-entry.ts'
import {
  republish,
  republishDocuments,
  unpublish,
  unpublishDocuments,
} from '#server/features/content/plans/unpublish.ts'
import { fail, HttpError } from '#server/platform/http/problem.ts'
import { publishDocument, publishStoredDrafts } from './publish-document.ts'
import { failureSentence } from './publish-refused.ts'
import { storedTitle } from './stored-title.ts'
import { conflictMessage } from './write-document.ts'

/** A document and the version that the list showed. */
type Seen = { document: string; version: number }

/** "3 person:anna": the version and the key. */
export const seenEntry = z
  .templateLiteral([z.int().nonnegative(), ' ', z.string()])
  .transform((text): Seen => {
    const [version, document = ''] = text.split(/ (.*)/s)
    return { document, version: Number(version) }
  })
  .refine(({ version }) => seenVersion.safeParse(version).success)

const entrySchema = z.object({ entry: seenEntry })

type Single = Pick<Mutation<z.ZodType<Seen>>, 'run'>

/** A change of one document for several, in one transaction if none of them is refused. */
function several(
  single: Single,
  done: string,
  together: (context: AdminContext, seen: Seen[]) => Promise<unknown>,
) {
  const one = mutation('editor', entrySchema, (context, { entry }) =>
    single.run(context, entry).catch(explainRefusal),
  )
  return eachRow(one, {
    field: 'entry',
    nouns: ['entry', 'entries'],
    done,
    titleOf: (context, { entry: { document } }) => storedTitle(context.store, context, document),
    together: (context, rows) =>
      together(
        context,
        rows.map(({ entry }) => entry),
      ),
  })
}

/** The list has no place for errors of fields, and no version of one's own. */
function explainRefusal(error: unknown): never {
  if (!(error instanceof HttpError)) throw error
  const { status, message } = error.answer
  if (message === conflictMessage) {
    fail(status, 'Someone changed it after this list was opened. Reload the page, then try again.')
  }
  fail(status, failureSentence(error))
}

const keysOf = (seen: Seen[]) => seen.map(({ document }) => document)

/** Publishes the drafts of documents. */
export const publishSeveral = several(publishDocument, 'published', publishStoredDrafts)

/** The same, but what is unpublished is not shown again. */
export const publishTexts = several(
  {
    async run(context, seen) {
      await publishTogether(context, [seen])
      return { message: '1 draft published.', value: {} }
    },
  },
  'published',
  publishTogether,
)

function publishTogether(context: AdminContext, seen: Seen[]) {
  return publishStoredDrafts(context, seen, { keepsOff: true })
}

/** Unpublishes documents. */
export const hideSeveral = several(unpublish, 'unpublished', (context, seen) =>
  unpublishDocuments(context, keysOf(seen)),
)

/** Shows unpublished documents again as they were. */
export const showSeveral = several(republish, 'published again', (context, seen) =>
  republishDocuments(context, keysOf(seen)),
)

/** Deletes entries of collections. */
export const deleteSeveral = several(deleteEntry, 'deleted', deleteEntries)
