import type { Parts } from '#server/app-context.ts'
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
  parts: Pick<Parts, 'content' | 'store' | 'clock' | 'markdown'>,
  candidate: Candidate,
): Promise<{ words: Words; faults: Fault[] }> {
  const before = parts.content.words()
  const words = withDocuments(before, candidate)
  const faults = await faultsOf(parts, words)
  const old = new Set((await faultsOf(parts, before)).map(nameOf))
  const ours = faults.filter((fault) => candidate.has(fault.document) || !old.has(nameOf(fault)))
  return { words, faults: [...ours, ...(await brokenInPosts(parts, before, words))] }
}

async function faultsOf(parts: Pick<Parts, 'store' | 'clock'>, words: Words) {
  return checkWords(words, await linkedPosts(parts, words))
}

function nameOf({ document, path, sentence }: Fault) {
  return JSON.stringify([document, path, sentence])
}
