import { issueKey } from '#model/content/standalone.ts'
import { issueName } from '#model/newsletter/issue.ts'
import { issueDocumentSchema, issueValues } from '#model/newsletter/issue-document.ts'
import type { StandaloneKind } from '#server/features/content/standalone-kind.ts'

/** Newsletter issues: documents that are sent instead of published, and closed from then on. */
export const issueKind: StandaloneKind = {
  schema: issueDocumentSchema,
  noun: 'issue',
  missing: 'This issue does not exist. Somebody may have deleted it.',

  opened: issueValues,
  titleOf: (value) => issueName(issueValues(value).subject),

  async find(store, id) {
    const document = await store
      .selectFrom('content_documents')
      .select('key')
      .where('key', '=', issueKey(id))
      .executeTakeFirst()
    const sent = await store
      .selectFrom('newsletter_issues')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    return document ? { path: null, closed: sent ? CLOSED : null } : null
  },
}

const CLOSED =
  'This issue is being sent or was sent, so it can’t be changed. Duplicate it to write another one.'
