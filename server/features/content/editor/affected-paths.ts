import { isDeepStrictEqual } from 'node:util'
import { jobPath, paths, servicePath } from '#model/paths.ts'
import { pageAddress } from '#server/features/content/addresses.ts'
import { readKey } from '#server/features/content/documents.ts'
import type { Words } from '#server/features/content/site-content.ts'

/** The pages that show what is new in a document, to be rendered once before it is published. */
export function trialPaths(key: string, words: Words, before: Words): string[] {
  const { kind, id } = readKey(key) ?? { kind: 'redirects', id: '' }
  switch (kind) {
    case 'page':
      return words.pages.has(id) ? [pageAddress(id)] : []
    case 'service':
      return [paths.home, servicePath(id)]
    case 'screens':
      return [paths.contact, paths.blog, paths.newsletter, paths.career, paths.partner]
    case 'jobs':
      return [paths.career, ...newJobs(words, before).map(({ slug }) => jobPath(slug))]
    case 'redirects':
      return []
    default:
      return [paths.home]
  }
}

function newJobs({ jobs }: Words, before: Words) {
  return jobs.filter((job) => !before.jobs.some((old) => isDeepStrictEqual(old, job)))
}
