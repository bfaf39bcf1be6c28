import type { Deps } from '#server/deps.ts'
import { checkEntries } from '#server/features/content/check-entries.ts'
import { checkSiteContent } from '#server/features/content/check-site-content.ts'
import { documentsOf, withDocuments } from '#server/features/content/documents.ts'
import type { DocumentError } from '#server/features/content/errors.ts'
import type { SiteContent } from '#server/features/content/site-content.ts'
import { ofSite } from '#server/features/content/standalone.ts'
import { brokenInPosts, linkedPosts } from './linked-posts.ts'

/** Valid documents to publish, by key; null removes a page. Publishing a page shows it again. */
export type ChangeSet = ReadonlyMap<string, unknown>

/** Documents to unpublish. */
export type Unpublished = ReadonlySet<string>

/**
 * The content with the change set applied, and its errors: all in the changed documents, elsewhere only new ones, so
 * that existing problems do not block publishing.
 */
export async function checkChangeSet(
  deps: Pick<Deps, 'content' | 'store' | 'clock' | 'markdown'>,
  changeSet: ChangeSet,
  unpublished: Unpublished = new Set(),
): Promise<{ siteContent: SiteContent; errors: DocumentError[] }> {
  const before = deps.content.complete()
  const siteContent = withChanges(before, changeSet, unpublished)
  const errors = await errorsOf(deps, siteContent)
  const old = new Set((await errorsOf(deps, before)).map(nameOf))
  const newErrors = errors.filter(
    (error) => changeSet.has(error.document) || !old.has(nameOf(error)),
  )
  return {
    siteContent,
    errors: [
      ...newErrors,
      ...(await missingEntries(deps, changeSet, siteContent)),
      ...(await brokenInPosts(deps, before, siteContent)),
    ],
  }
}

/** Deleted entries that the changed documents show; those that are still drafts appear once they are published. */
async function missingEntries(
  { store }: Pick<Deps, 'store'>,
  changeSet: ChangeSet,
  siteContent: SiteContent,
) {
  const drafts = await store
    .selectFrom('content_documents')
    .select('key')
    .where('draft_id', 'is not', null)
    .where(ofSite('key'))
    .execute()
  const known = new Set([...documentsOf(siteContent).keys(), ...drafts.map(({ key }) => key)])
  return [...changeSet].flatMap(([key, value]) => checkEntries(key, value, known))
}

/** The content with these documents published and those unpublished. */
function withChanges(
  before: SiteContent,
  changeSet: ChangeSet,
  unpublished: Unpublished,
): SiteContent {
  const off = new Set(before.off)
  for (const key of changeSet.keys()) off.delete(key)
  for (const key of unpublished) off.add(key)
  return { ...withDocuments(before, changeSet), off }
}

async function errorsOf(deps: Pick<Deps, 'store' | 'clock'>, siteContent: SiteContent) {
  return checkSiteContent(siteContent, await linkedPosts(deps, siteContent))
}

function nameOf({ document, path, sentence }: DocumentError) {
  return JSON.stringify([document, path, sentence])
}
