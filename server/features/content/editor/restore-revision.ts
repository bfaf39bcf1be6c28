import { z } from 'zod'
import { mutation } from '#server/platform/actions/action.ts'
import { audit } from '#server/platform/actions/audit.ts'
import { requireRole } from '#server/platform/actions/bind-actions.ts'
import { fail } from '#server/platform/http/problem.ts'
import { seenSchema } from './discard-draft.ts'
import { leastRoleFor, titleOf } from './document-facts.ts'
import { readRevision } from './stored-document.ts'
import { addRevision, point, takeDocument } from './write-document.ts'

const restoreSchema = seenSchema.extend({ revision: z.string() })

/** Makes a draft of an earlier state; the draft that there was stays in the history. */
export const restoreRevision = mutation('editor', restoreSchema, async (context, input) => {
  const { document, version, revision } = input
  requireRole(context.actor, leastRoleFor(document))
  const next = await context.store.transaction().execute(async (transaction) => {
    const earlier = await readRevision(transaction, document, revision)
    if (!earlier) fail(404, 'This state is not in the history of this document.')
    const taken = await takeDocument(transaction, document, version)
    const { body } = earlier
    const draft_id = await addRevision(transaction, context, document, {
      state: 'draft',
      body,
      note: null,
    })
    await point(transaction, document, { draft_id })
    await audit(transaction, context, {
      action: 'content.restored',
      subject: `content:${document}`,
      summary: `Made a draft of an earlier state of “${titleOf(context, document)}”`,
    })
    return taken
  })
  return {
    message: 'The earlier state is a draft now. Look at it, then publish it.',
    value: { version: next },
  }
})
