import { z } from 'zod'
import { ORIGINAL_VERSION, SITE_VERSION } from '#model/content/editor.ts'
import { withEntryIds } from '#model/content/form/entry-ids.ts'
import { query } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { requireRole } from '#server/actions/bind-actions.ts'
import { DELETED, documentsOf } from '#server/features/content/documents.ts'
import { revisionSubject } from '#server/features/content/preview/preview-subjects.ts'
import { ownPreview } from '#server/features/content/preview/preview-token.ts'
import { parseBody } from '#server/features/content/published.ts'
import { fail } from '#server/platform/http/problem.ts'
import { minRoleToRead, readFacts } from './document-facts.ts'
import { readRevision, readStored } from './stored-document.ts'

const showSchema = z.object({ document: z.string(), revision: z.string() })

/** Another version of a document, and the address of its page as it was then; null without a page. */
export const showRevision = query('viewer', showSchema, async (context, { document, revision }) => {
  const { store, actor } = context
  requireRole(actor, minRoleToRead(document))
  const { path } = await readFacts(context, document, undefined)
  if (revision === ORIGINAL_VERSION) {
    return { value: withEntryIds(originalOf(context, document)), address: null }
  }
  if (revision === SITE_VERSION) {
    const { published, isOff } = await readStored(store, document)
    if (published?.body === DELETED) missing()
    const value = published ? parseBody(published.body) : originalOf(context, document)
    return {
      value: withEntryIds(value),
      address: isOff ? null : path,
    }
  }
  const row = await readRevision(store, document, revision)
  if (!row || row.body === DELETED) missing()
  const address = path && ownPreview(context, path, revisionSubject(document, revision))
  return { value: withEntryIds(parseBody(row.body)), address }
})

function originalOf({ content }: Pick<AdminContext, 'content'>, document: string) {
  return documentsOf(content.defaults()).get(document) ?? missing()
}

function missing(): never {
  fail(404, 'This version no longer exists. Reload the page.')
}
