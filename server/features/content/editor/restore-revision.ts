import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { requireRole } from '#server/actions/bind-actions.ts'
import { DELETED } from '#server/features/content/documents.ts'
import { parseBody } from '#server/features/content/published.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { seenSchema } from './discard-draft.ts'
import { minRoleToWrite, titleOf } from './document-facts.ts'
import { readRevision } from './stored-document.ts'
import { bumpVersion, writeDraft } from './write-document.ts'

const restoreSchema = seenSchema.extend({ revision: z.string() })

/** Restores a revision as a draft; the previous draft stays in the history. */
export const restoreRevision = mutation('author', restoreSchema, async (context, input) => {
  const { document, version, revision } = input
  requireRole(context.actor, minRoleToWrite(document))
  const next = await context.store.transaction().execute(async (transaction) => {
    const earlier = await readRevision(transaction, document, revision)
    if (!earlier || earlier.body === DELETED)
      fail(404, 'This version no longer exists. Reload the page.')
    const newVersion = await bumpVersion(transaction, document, version)
    const { body } = earlier
    await writeDraft(transaction, context, document, body, { keeps: true })
    await audit(transaction, context, {
      action: 'content.restored',
      subject: `content:${document}`,
      summary: `Restored an earlier version of “${titleOf(context, document, parseBody(body))}” as a draft`,
    })
    return newVersion
  })
  return {
    message: 'The earlier version is the draft now. Read it before it goes out.',
    value: { version: next },
  }
})
