import type { Deps } from '#server/deps.ts'
import { checkWords } from '#server/features/content/check-site-content.ts'
import { withDocuments } from '#server/features/content/documents.ts'
import type { Fault } from '#server/features/content/faults.ts'
import type { Words } from '#server/features/content/site-content.ts'
import { brokenInPosts, linkedPosts } from './linked-posts.ts'

/** Documents that are to be published, by key; null takes a page away. Each fits its schema. */
export type Candidate = ReadonlyMap<string, unknown>

/**
 * The words with the candidate, and what would be wrong with them: every fault in the candidate itself, and elsewhere
 * only what it would break. What was wrong before must not keep anybody from publishing.
 */
export async function checkCandidate(
  deps: Pick<Deps, 'content' | 'store' | 'clock' | 'markdown'>,
  candidate: Candidate,
): Promise<{ words: Words; faults: Fault[] }> {
  const before = deps.content.words()
  const words = withDocuments(before, candidate)
  const faults = await faultsOf(deps, words)
  const old = new Set((await faultsOf(deps, before)).map(nameOf))
  const ours = faults.filter((fault) => candidate.has(fault.document) || !old.has(nameOf(fault)))
  return { words, faults: [...ours, ...(await brokenInPosts(deps, before, words))] }
}

async function faultsOf(deps: Pick<Deps, 'store' | 'clock'>, words: Words) {
  return checkWords(words, await linkedPosts(deps, words))
}

function nameOf({ document, path, sentence }: Fault) {
  return JSON.stringify([document, path, sentence])
}
