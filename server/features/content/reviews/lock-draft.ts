import { documentPath } from '#model/admin-paths.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { requireRole } from '#server/actions/bind-actions.ts'
import { schemaOf } from '#server/features/content/documents.ts'
import { minRoleToWrite, titleOf } from '#server/features/content/editor/document-facts.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import { lockDocument } from '#server/features/content/plans/plan-rows.ts'
import { parseBody } from '#server/features/content/published.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import type { Reviewed } from './reviewed.ts'

/**
 * Locks the draft of a document, and tells its version.
 * @throws 404 if there is no such document, 409 if it has no draft
 */
export async function lockDraft(
  transaction: StoreTransaction,
  context: AdminContext,
  key: string,
): Promise<Reviewed & { version: number }> {
  if (!schemaOf(key)) fail(404, 'This page or list does not exist.')
  requireRole(context.actor, minRoleToWrite(key))
  await lockDocument(transaction, key)
  const { draft, version } = await readStored(transaction, key)
  if (!draft) fail(409, 'There is no draft to review. Make a change first.')
  return { title: titleOf(context, key, parseBody(draft.body)), path: documentPath(key), version }
}
