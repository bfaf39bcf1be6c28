import { z } from 'zod'
import { issueKey } from '#model/content/standalone.ts'
import { seenVersion } from '#server/actions/seen-version.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { issueKind } from './issue-kind.ts'

/** A draft as the person saw it. */
export const seenIssue = z.object({ id: z.uuid(), version: seenVersion })

export const issueId = z.object({ id: z.uuid() })

/** Issues with their text: what is or was sent, else the draft. `state` is null for drafts. */
export function issueRows(store: Store | StoreTransaction) {
  return store
    .selectFrom('content_documents as document')
    .leftJoin('newsletter_issues as sent', 'sent.revision_id', 'document.published_id')
    .innerJoin('content_revisions as revision', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb('revision.id', '=', fn.coalesce(ref('sent.revision_id'), ref('document.draft_id'))),
      ),
    )
    .select(['document.key', 'document.version', 'document.draft_id'])
    .select(['revision.body', 'revision.saved_at'])
    .select(({ fn, ref }) => fn.coalesce('sent.author_name', ref('revision.author_name')).as('by'))
    .select(['sent.state', 'sent.started_at', 'sent.queued_at', 'sent.recipients'])
    .select('sent.failure')
    .where('document.key', 'like', issueKey('%'))
}

export type IssueRow = Awaited<ReturnType<ReturnType<typeof issueRows>['execute']>>[number]

/** @throws HttpError 404 */
export async function findIssue(store: Store | StoreTransaction, id: string) {
  const row = await issueRows(store).where('document.key', '=', issueKey(id)).executeTakeFirst()
  return row ?? fail(404, issueKind.missing)
}

export function issueIdOf(key: string) {
  return key.slice(issueKey('').length)
}
