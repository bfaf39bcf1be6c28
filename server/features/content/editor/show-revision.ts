import { z } from 'zod'
import { query } from '#server/actions/action.ts'
import { DELETED } from '#server/features/content/documents.ts'
import { revisionSubject } from '#server/features/content/preview/preview-subjects.ts'
import { previewToken } from '#server/features/content/preview/preview-token.ts'
import { parseBody } from '#server/features/content/published.ts'
import { fail } from '#server/platform/http/problem.ts'
import { factsOf } from './document-facts.ts'
import { readNames } from './document-names.ts'
import { readRevision } from './stored-document.ts'

const showSchema = z.object({ document: z.string(), revision: z.string() })

/** An earlier version of a document, and the address of its page as it was then; null without a page. */
export const showRevision = query('viewer', showSchema, async (context, { document, revision }) => {
  const { store, content } = context
  const row = await readRevision(store, document, revision)
  if (!row || row.body === DELETED) fail(404, 'This version no longer exists. Reload the page.')
  const { path } = factsOf(document, await readNames(context), content.defaults())
  const token = previewToken(context, revisionSubject(document, revision))
  return { value: parseBody(row.body), address: path && `${path}?preview=${token}` }
})
