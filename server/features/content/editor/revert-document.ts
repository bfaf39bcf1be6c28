import { documentsOf } from '#server/features/content/documents.ts'
import { mutation } from '#server/platform/actions/action.ts'
import { fail } from '#server/platform/http/problem.ts'
import { seenSchema } from './discard-draft.ts'
import { titleOf } from './document-facts.ts'
import { publishEditions } from './publish-revisions.ts'
import { readStored } from './stored-document.ts'
import { addRevision, point, takeDocument } from './write-document.ts'

/**
 * Takes away what was published: visitors see the original of content/ again. A page of one's own has none and leaves
 * the site; its words become a draft.
 */
export const revertDocument = mutation(
  'editor',
  seenSchema,
  async (context, { document, version }) => {
    const { published } = await readStored(context.store, document)
    if (!published) fail(409, 'Visitors see the original already.')
    const isOwnPage = !documentsOf(context.content.defaults()).has(document)
    const title = titleOf(context, document)
    const change = {
      action: 'content.reverted',
      summary: isOwnPage
        ? `Took “${title}” off the site`
        : `Went back to the original of “${title}”`,
    }
    await publishEditions(context, [{ key: document, body: null }], change, async (transaction) => {
      await takeDocument(transaction, document, version)
      await point(transaction, document, { published_id: null, draft_id: null })
      if (!isOwnPage) return
      const { body } = published
      const copy = { state: 'draft', body, note: null } as const
      const draft_id = await addRevision(transaction, context, document, copy)
      await point(transaction, document, { draft_id })
    })
    return {
      message: isOwnPage
        ? 'It is off the site. Its words are kept as a draft.'
        : 'Visitors see the original again. What was published stays in the history.',
      value: { version: version + 1 },
    }
  },
)
