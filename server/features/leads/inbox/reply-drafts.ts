import { REPLY_MAX } from '#model/leads/inbox.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import type { Clock } from '#server/platform/runtime.ts'
import { deleteFiles } from './reply-files.ts'

/** What a person has written to a lead and not sent. */
export function findDraft(store: Store | StoreTransaction, leadId: string, accountId: string) {
  return store
    .selectFrom('reply_drafts')
    .select(['id', 'text'])
    .where('lead_id', '=', leadId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Puts a text before that of the actor's draft. Returns the draft's id. */
export async function addToDraft(
  transaction: StoreTransaction,
  context: Pick<AdminContext, 'actor' | 'clock' | 'newId'>,
  leadId: string,
  text: string,
) {
  const draft = await findDraft(transaction, leadId, context.actor.id)
  const texts = [text, draft?.text].filter(Boolean)
  return writeDraft(transaction, context, leadId, texts.join('\n\n').slice(0, REPLY_MAX))
}

/** Replaces the text of the actor's draft. Returns the draft's id. */
export async function writeDraft(
  transaction: StoreTransaction,
  { actor, clock, newId }: Pick<AdminContext, 'actor' | 'clock' | 'newId'>,
  leadId: string,
  text: string,
) {
  const written = { text: text.toWellFormed(), changed_at: clock().toISOString() }
  const { id } = await transaction
    .insertInto('reply_drafts')
    .values({ id: newId(), lead_id: leadId, account_id: actor.id, ...written })
    .onConflict((conflict) => conflict.columns(['lead_id', 'account_id']).doUpdateSet(written))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes a draft without text, unless it has files. */
export async function deleteEmptyDraft(transaction: StoreTransaction, id: string) {
  const file = await transaction
    .selectFrom('lead_files')
    .select('id')
    .where('mail_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (!file) await transaction.deleteFrom('reply_drafts').where('id', '=', id).execute()
}

/** Deletes the actor's draft; its files are the caller's. */
export async function takeDraft(transaction: StoreTransaction, leadId: string, accountId: string) {
  return transaction
    .deleteFrom('reply_drafts')
    .where('lead_id', '=', leadId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
}

/** Deletes the drafts of somebody whose account is removed, with their files. */
export async function deleteDraftsOf(
  transaction: StoreTransaction,
  context: { clock: Clock },
  accountId: string,
) {
  const drafts = await transaction
    .deleteFrom('reply_drafts')
    .where('account_id', '=', accountId)
    .returning('id')
    .execute()
  for (const { id } of drafts) await deleteFiles(transaction, context, id)
}
