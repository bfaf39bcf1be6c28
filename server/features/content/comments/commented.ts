import { withEntryIds } from '#model/content/form/entry-ids.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { requireRole } from '#server/actions/bind-actions.ts'
import { minRoleToRead, titleOf } from '#server/features/content/editor/document-facts.ts'
import { documentSchema } from '#server/features/content/editor/document-schema.ts'
import { lockDocument } from '#server/features/content/plans/plan-rows.ts'
import { parseBody } from '#server/features/content/published.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { currentBody } from './current-body.ts'

/** A document with the fields on which one can comment. */
type Commented = {
  title: string
  schema: JsonSchema
  value: unknown
}

/**
 * Locks a document, and reads its fields.
 * @throws 404 if there is no such document
 */
export async function lockFields(
  transaction: StoreTransaction,
  context: AdminContext,
  key: string,
): Promise<Commented> {
  requireRole(context.actor, minRoleToRead(key))
  const schema = documentSchema(key, context.content.current())
  if (!schema) fail(404, 'This page or list does not exist.')
  await lockDocument(transaction, key)
  const body = await currentBody(transaction, context, key)
  if (body === null) fail(404, 'This page or list does not exist.')
  const value = withEntryIds(parseBody(body))
  return { title: titleOf(context, key, value), schema, value }
}
