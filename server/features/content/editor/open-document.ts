import { z } from 'zod'
import { mayAct } from '#model/accounts/accounts.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import { withEntryIds } from '#model/content/form/entry-ids.ts'
import { canBeOff } from '#model/content/plan.ts'
import { query } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { requireRole } from '#server/actions/bind-actions.ts'
import { entryOptions } from '#server/features/content/collections/entry-options.ts'
import { openedThreads } from '#server/features/content/comments/opened-threads.ts'
import { DELETED, documentsOf } from '#server/features/content/documents.ts'
import { addressesOf } from '#server/features/content/known-addresses.ts'
import { openedPlans } from '#server/features/content/plans/opened-plans.ts'
import { openLinks } from '#server/features/content/preview/open-links.ts'
import { editorSubject } from '#server/features/content/preview/preview-subjects.ts'
import { ownPreview } from '#server/features/content/preview/preview-token.ts'
import { parseBody } from '#server/features/content/published.ts'
import { openedReview } from '#server/features/content/reviews/review-rows.ts'
import { isEmail, standaloneOf } from '#server/features/content/standalone.ts'
import { fail } from '#server/platform/http/problem.ts'
import { documentErrors } from './document-errors.ts'
import { minRoleFor, minRoleToRead, minRoleToWrite, readFacts } from './document-facts.ts'
import { documentSchema } from './document-schema.ts'
import { readStored } from './stored-document.ts'

/** A document as its editor opens it: the draft if there is one, else the published version, else the original. */
export const openDocument = query(
  'viewer',
  z.object({ document: z.string() }),
  async (context, { document: key }): Promise<OpenedDocument> => {
    const { content, store, actor } = context
    requireRole(actor, minRoleToRead(key))
    const schema = documentSchema(key, content.current())
    const original = documentsOf(content.defaults()).get(key)
    const { version, draft, published, isOff } = await readStored(store, key)
    const isDeleted = published?.body === DELETED
    const revision = draft ?? published
    if (!schema || (isDeleted ? !draft : original === undefined && !revision)) {
      fail(404, 'This page or list does not exist. It may have been deleted.')
    }
    const stored = (revision && parseBody(revision.body)) ?? original
    const kind = standaloneOf(key)?.kind
    const value = withEntryIds(kind ? kind.opened(stored, content) : stored)
    const facts = await readFacts(context, key, value)
    const isOfSite = facts.group !== null
    return {
      key,
      ...facts,
      isEmail: isEmail(key),
      schema,
      value,
      version,
      shows: draft ? 'draft' : published ? 'published' : 'original',
      saved: revision && { by: revision.author_name, at: revision.saved_at },
      errors: await documentErrors(context, key, value),
      hasDraft: draft !== null,
      isPublished: published !== null && !isDeleted,
      isInvalid: content.invalidRevisions().has(key),
      hasOriginal: original !== undefined && !isDeleted,
      entries: isOfSite && facts.path !== null ? await entryOptions(context) : {},
      addresses: [...addressesOf(content.current(), [])].sort(),
      isOff,
      canBeOff: canBeOff(key),
      plans: await openedPlans(context, key, draft?.body),
      mayChange: facts.closed === null && mayAct(actor.role, minRoleToWrite(key)),
      mayPublish: mayAct(actor.role, minRoleFor(key)),
      mayMove: mayMove(context, key, original !== undefined, published !== null),
      mayComment: mayAct(actor.role, 'author'),
      review: await openedReview(
        store,
        actor,
        key,
        draft && { version, publishedAt: published?.saved_at ?? null },
      ),
      comments: await openedThreads(context, key),
      links: facts.path ? await openLinks(context, key, facts.path) : [],
      frame: isOfSite && facts.path ? ownPreview(context, facts.path, editorSubject(key)) : null,
    }
  },
)

/** Whether its address is not fixed by the software, and this person may change it. */
function mayMove(
  { content, actor }: Pick<AdminContext, 'content' | 'actor'>,
  key: string,
  hasOriginal: boolean,
  isPublished: boolean,
) {
  if (!key.startsWith('page:') || hasOriginal || content.complete().off?.has(key)) return false
  return mayAct(actor.role, isPublished ? minRoleFor(key) : minRoleToWrite(key))
}
