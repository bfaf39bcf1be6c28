import type { Deps } from '#server/deps.ts'
import { checkSiteContent } from '#server/features/content/check-site-content.ts'
import { withDocuments } from '#server/features/content/documents.ts'
import type { Fault } from '#server/features/content/faults.ts'
import type { SiteContent } from '#server/features/content/site-content.ts'
import { brokenInPosts, linkedPosts } from './linked-posts.ts'

/** Valid documents to publish, by key; null removes a page. */
export type ChangeSet = ReadonlyMap<string, unknown>

/**
 * The content with the change set applied, and its faults: all in the changed documents, elsewhere only new ones, so
 * that existing problems do not block publishing.
 */
export async function checkChangeSet(
  deps: Pick<Deps, 'content' | 'store' | 'clock' | 'markdown'>,
  changeSet: ChangeSet,
): Promise<{ siteContent: SiteContent; faults: Fault[] }> {
  const before = deps.content.current()
  const siteContent = withDocuments(before, changeSet)
  const faults = await faultsOf(deps, siteContent)
  const old = new Set((await faultsOf(deps, before)).map(nameOf))
  const newFaults = faults.filter(
    (fault) => changeSet.has(fault.document) || !old.has(nameOf(fault)),
  )
  return {
    siteContent,
    faults: [...newFaults, ...(await brokenInPosts(deps, before, siteContent))],
  }
}

async function faultsOf(deps: Pick<Deps, 'store' | 'clock'>, siteContent: SiteContent) {
  return checkSiteContent(siteContent, await linkedPosts(deps, siteContent))
}

function nameOf({ document, path, sentence }: Fault) {
  return JSON.stringify([document, path, sentence])
}
