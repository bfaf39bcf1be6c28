import { z } from 'zod'
import { parseBody } from '#server/features/content/published.ts'
import { mutation } from '#server/platform/actions/action.ts'
import { audit } from '#server/platform/actions/audit.ts'
import { requireRole } from '#server/platform/actions/bind-actions.ts'
import { seenVersion } from '#server/platform/actions/seen-version.ts'
import { fail } from '#server/platform/http/problem.ts'
import { leastRoleFor, titleOf } from './document-facts.ts'
import { readStored } from './stored-document.ts'
import { point, takeDocument } from './write-document.ts'

/** Which document, as the person has seen it. */
export const seenSchema = z.object({
  document: z.string(),
  version: seenVersion,
})

/** Sets the draft aside: what is published stands again, the history keeps the draft. */
export const discardDraft = mutation(
  'editor',
  seenSchema,
  async (context, { document, version }) => {
    requireRole(context.actor, leastRoleFor(document))
    const next = await context.store.transaction().execute(async (transaction) => {
      const { draft } = await readStored(transaction, document)
      if (!draft) fail(409, 'There is no draft any more.')
      const taken = await takeDocument(transaction, document, version)
      await point(transaction, document, { draft_id: null })
      await audit(transaction, context, {
        action: 'content.discarded',
        subject: `content:${document}`,
        summary: `Set the draft of “${titleOf(context, document, parseBody(draft.body))}” aside`,
      })
      return taken
    })
    return {
      message: 'The draft is set aside. The history keeps it.',
      value: { version: next },
    }
  },
)
