import { jobPath, paths, servicePath } from '#model/paths.ts'
import { pageAddress } from '#server/content/addresses.ts'
import { readKey } from '#server/content/documents.ts'
import type { Words } from '#server/content/words.ts'

/** The pages that show a document's words, to be rendered once before it is published. */
export function trialPaths(key: string, words: Words): string[] {
  const { kind, id } = readKey(key) ?? { kind: 'redirects', id: '' }
  switch (kind) {
    case 'page':
      return words.pages.has(id) ? [pageAddress(id)] : []
    case 'service':
      return [paths.home, servicePath(id)]
    case 'screens':
      return [paths.contact, paths.blog, paths.newsletter, paths.career, paths.partner]
    case 'jobs':
      return [paths.career, ...words.jobs.map(({ slug }) => jobPath(slug))]
    case 'redirects':
      return []
    default:
      return [paths.home]
  }
}
