import type { AdminContext } from '#server/actions/admin-context.ts'
import { requireRole } from '#server/actions/bind-actions.ts'
import { readVersion } from '#server/features/content/content.ts'
import { DELETED } from '#server/features/content/documents.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { enqueueEvent } from '#server/features/webhooks/enqueue-event.ts'
import { audit, type Change } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { applyStandalone } from './apply-standalone.ts'
import { minRoleFor } from './document-facts.ts'
import { type Publisher, type RevisionToPublish, requireValid } from './validate-revisions.ts'

/** Maximum attempts, because someone else may publish between validation and write. */
const TRIES = 5

/** What the audit log says of each document. */
type PublishedChange = Pick<Change, 'action'> & { summary: string | ((key: string) => string) }

/**
 * Validates the revisions against all published content, renders the affected pages once, then calls `write` in a
 * transaction and refreshes this process.
 * `refusal` begins the message if it fails.
 * @throws 422 with errors by path of the first document; `elsewherePath` names other documents
 */
export async function publishRevisions(
  context: AdminContext,
  revisions: readonly RevisionToPublish[],
  change: PublishedChange,
  write: (transaction: StoreTransaction) => Promise<void>,
  refusal = 'Nothing was published',
) {
  for (const { key } of revisions) requireRole(context.actor, minRoleFor(key))
  await publishChecked(context, revisions, change, write, refusal)
}

/** The same without a check of the role. */
export async function publishChecked(
  context: Publisher,
  revisions: readonly RevisionToPublish[],
  { action, summary }: PublishedChange,
  write: (transaction: StoreTransaction) => Promise<void>,
  refusal?: string,
) {
  for (let tries = 0; tries < TRIES; tries++) {
    await context.content.refresh()
    const version = context.content.version()
    await requireValid(context, revisions, refusal)
    const isDone = await context.store
      .transaction()
      .execute(async (transaction) => {
        // Locks the version row: a concurrent publish waits, then validates again.
        await bumpContent(transaction)
        if ((await readVersion(transaction)) !== version + 1) throw new ContentChanged()
        await write(transaction)
        for (const { key, body } of revisions) {
          await applyStandalone(transaction, context, key, body)
          if (isPublished(body)) {
            await enqueueEvent(transaction, context, 'content.published', key, context.newId())
          }
        }
        for (const key of new Set(revisions.map((revision) => revision.key))) {
          await audit(transaction, context, {
            action,
            subject: `content:${key}`,
            summary: typeof summary === 'string' ? summary : summary(key),
          })
        }
        return true
      })
      .catch(falseIfChanged)
    await context.content.refresh()
    if (isDone) return
  }
  fail(409, 'Others are publishing right now. Try again in a moment.')
}

/** False for what is unpublished or deleted. */
function isPublished(body: RevisionToPublish['body']) {
  return body !== 'off' && body !== DELETED
}

/** Rolls back when the content changed after validation. */
class ContentChanged extends Error {}

function falseIfChanged(error: unknown) {
  if (error instanceof ContentChanged) return false
  throw error
}
