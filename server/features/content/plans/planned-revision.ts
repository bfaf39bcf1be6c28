import { titleOf } from '#server/features/content/editor/document-facts.ts'
import { readRevision } from '#server/features/content/editor/stored-document.ts'
import { storedTitle } from '#server/features/content/editor/stored-title.ts'
import type {
  Publisher,
  RevisionToPublish,
} from '#server/features/content/editor/validate-revisions.ts'
import { parseBody } from '#server/features/content/published.ts'
import type { PlanRow } from '#server/platform/db/rows/plans.ts'

/** What `plan` does, in the form of publishing. */
export async function revisionOf(
  { store }: Pick<Publisher, 'store'>,
  { document: key, revision_id }: Pick<PlanRow, 'document' | 'revision_id'>,
): Promise<RevisionToPublish> {
  if (revision_id === null) return { key, body: 'off' }
  const revision = await readRevision(store, key, revision_id)
  return { key, body: revision?.body ?? '' }
}

/** The audit row of plans that run together. */
export async function changeOf(
  publisher: Publisher,
  plans: PlanRow[],
  revisions: RevisionToPublish[],
) {
  const names = await Promise.all(
    plans.map(async ({ action, author_name }, index) => {
      const title = await titleIn(publisher, revisions[index] as RevisionToPublish)
      const what = action === 'publish' ? `Published “${title}”` : `Unpublished “${title}”`
      return `${what} as scheduled by ${author_name}`
    }),
  )
  const isPublish = plans.some(({ action }) => action === 'publish')
  return {
    action: isPublish ? ('content.published' as const) : ('content.unpublished' as const),
    summary: names.join('; '),
  }
}

/** The title in the planned version, which may never have been published. */
export async function titleIn(publisher: Publisher, { key, body }: RevisionToPublish) {
  return body === null || body === 'off'
    ? storedTitle(publisher.store, publisher, key)
    : titleOf(publisher, key, parseBody(body))
}
