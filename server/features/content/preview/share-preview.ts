import { z } from 'zod'
import { PREVIEW_LINK_DAYS, PREVIEW_LINKS_MAX } from '#model/content/preview-links.ts'
import { mutation } from '#server/actions/action.ts'
import { requireRole } from '#server/actions/bind-actions.ts'
import { minRoleToWrite } from '#server/features/content/editor/document-facts.ts'
import { requireValidDraft } from '#server/features/content/editor/preview-draft.ts'
import { storedTitle } from '#server/features/content/editor/stored-title.ts'
import { lockDocument } from '#server/features/content/plans/plan-rows.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'

const DAY = 86_400_000

const shareSchema = z.object({ document: z.string() })

/** Makes a link by which anyone sees the draft of a document, as it is at that time. */
export const sharePreview = mutation('author', shareSchema, async (context, { document }) => {
  const { store, actor, clock, newId } = context
  requireRole(actor, minRoleToWrite(document))
  const message = 'Some fields are empty or wrong. Fix them, and then make the link.'
  await requireValidDraft(context, document, message)
  await store.transaction().execute(async (transaction) => {
    await lockDocument(transaction, document)
    const now = clock()
    const { count } = await transaction
      .selectFrom('preview_links')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('document', '=', document)
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirstOrThrow()
    if (Number(count) >= PREVIEW_LINKS_MAX) {
      fail(409, `There are ${PREVIEW_LINKS_MAX} links already. End one of them first.`)
    }
    const expiry = new Date(now.getTime() + PREVIEW_LINK_DAYS * DAY)
    const times = { created_at: now.toISOString(), expires_at: expiry.toISOString() }
    await transaction
      .insertInto('preview_links')
      .values({ id: newId(), document, user_id: actor.id, ...times })
      .execute()
    await audit(transaction, context, {
      action: 'content.preview-shared',
      subject: `content:${document}`,
      summary: `Made a link to the draft of “${await storedTitle(transaction, context, document)}”`,
    })
  })
  return {
    message: 'The link is ready. Copy it, and send it to whoever should see the draft.',
    value: null,
  }
})

/** Ends a link at once. */
export const endPreview = mutation(
  'author',
  z.object({ link: z.uuid() }),
  async (context, { link: id }) => {
    const { store, actor } = context
    await store.transaction().execute(async (transaction) => {
      const link = await transaction
        .deleteFrom('preview_links')
        .where('id', '=', id)
        .returning('document')
        .executeTakeFirst()
      // Ending it twice is no error.
      if (!link) return
      requireRole(actor, minRoleToWrite(link.document))
      await audit(transaction, context, {
        action: 'content.preview-ended',
        subject: `content:${link.document}`,
        summary: `Ended a link to the draft of “${await storedTitle(transaction, context, link.document)}”`,
      })
    })
    return { message: 'The link no longer works.', value: null }
  },
)
