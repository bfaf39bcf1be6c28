import { z } from 'zod'
import { BODY_MAX } from '#model/content/editor.ts'
import { mutation } from '#server/actions/action.ts'
import { requireRole } from '#server/actions/bind-actions.ts'
import { seenVersion } from '#server/actions/seen-version.ts'
import { documentsOf, schemaOf } from '#server/features/content/documents.ts'
import { parseBody } from '#server/features/content/published.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { documentErrors } from './document-errors.ts'
import { minRoleToWrite, titleOf } from './document-facts.ts'
import { readBodyText } from './read-body.ts'
import { readStored } from './stored-document.ts'
import { bumpVersion, writeDraft } from './write-document.ts'

const draftSchema = z.object({
  document: z.string(),
  version: seenVersion,
  body: z.string().max(BODY_MAX, 'This document is too large.'),
  /** Overwrite a newer version; it stays in the history. */
  over: z.literal('yes').optional(),
})

/** Saves a draft, valid or not. */
export const saveDraft = mutation('author', draftSchema, async (context, input) => {
  const { document: key, over } = input
  requireRole(context.actor, minRoleToWrite(key))
  const { content, store } = context
  if (!schemaOf(key)) fail(404, 'This page or list does not exist.')
  const body = readBodyText(input.body, key)
  const version = await store.transaction().execute(async (transaction) => {
    const stored = await readStored(transaction, key)
    if (stored.version === 0 && !documentsOf(content.defaults()).has(key)) {
      fail(404, 'This page or list does not exist.')
    }
    const isStored = stored.draft?.author_id === context.actor.id && stored.draft.body === body
    // The answer to the same save was lost: nobody else's version is in the way.
    if (isStored && input.version < stored.version) return stored.version
    const newVersion = await bumpVersion(transaction, key, over ? stored.version : input.version)
    // One audit row per draft, not per autosave.
    if (stored.draft?.author_id !== context.actor.id) {
      await audit(transaction, context, {
        action: 'content.drafted',
        subject: `content:${key}`,
        summary: `Started a draft of “${titleOf(context, key, parseBody(body))}”`,
      })
    }
    await writeDraft(transaction, context, key, body, { keeps: over !== undefined })
    return newVersion
  })
  const errors = await documentErrors(context, key, JSON.parse(body))
  const savedAt = context.clock().toISOString()
  return { message: 'Draft saved.', value: { version, savedAt, errors } }
})
