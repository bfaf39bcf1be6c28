import { z } from 'zod'
import { issueKey } from '#model/content/standalone.ts'
import { issueName } from '#model/newsletter/issue.ts'
import { emptyIssue, issueValues } from '#model/newsletter/issue-document.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import { addDocument } from '#server/features/content/editor/write-document.ts'
import { parseBody } from '#server/features/content/published.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { issueKind } from './issue-kind.ts'
import { issueId, issueIdOf, issueRows } from './issue-rows.ts'

const EMPTY = JSON.stringify(emptyIssue)

/** Adds an empty draft, or opens the one that the same person left empty. */
export const createIssue = mutation('author', z.object({}), async (context) => {
  const id = await context.store.transaction().execute(async (transaction) => {
    const empty = await issueRows(transaction)
      .where('sent.id', 'is', null)
      .where('revision.body', '=', EMPTY)
      .where('revision.author_id', '=', context.actor.id)
      .executeTakeFirst()
    if (empty) return issueIdOf(empty.key)
    return addDraft(transaction, context, EMPTY, 'Started a newsletter issue')
  })
  return { message: 'Draft created.', value: { id } }
})

/** Copies the texts of an issue to a new draft. The subject stays as it is: subscribers must not read "(copy)". */
export const duplicateIssue = mutation('author', issueId, async (context, { id }) => {
  const copy = await context.store.transaction().execute(async (transaction) => {
    const { draft, published } = await readStored(transaction, issueKey(id))
    const { body } = draft ?? published ?? fail(404, issueKind.missing)
    const { subject } = issueValues(parseBody(body))
    return addDraft(transaction, context, body, `Duplicated the issue “${issueName(subject)}”`)
  })
  return { message: 'This is a copy, and a draft.', value: { id: copy } }
})

/** Adds a draft by the signed-in person; returns its id. */
async function addDraft(
  transaction: StoreTransaction,
  context: AdminContext,
  body: string,
  summary: string,
) {
  const id = context.newId()
  const key = issueKey(id)
  await addDocument(transaction, context, key, body)
  const subject = `content:${key}`
  await audit(transaction, context, { action: 'content.drafted', subject, summary })
  return id
}
