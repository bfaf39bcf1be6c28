import { jobPath, paths } from '#model/paths.ts'

/** The paths of the documents with these keys that have a page of their own. */
export function addressesOfKeys(keys: Iterable<string> = []) {
  return new Set(
    [...keys].flatMap((key) => {
      const [kind, id = ''] = key.split(/:(.*)/s)
      if (kind === 'page') return pageAddress(id)
      return kind === 'job' ? jobPath(id) : []
    }),
  )
}

/** The path of a page. */
export function pageAddress(id: string) {
  return id === 'home' ? paths.home : `/${id}`
}
