import { reservedPaths } from '#model/paths.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { addressesOf, screenPaths } from '#server/features/content/known-addresses.ts'
import { fail } from '#server/platform/http/problem.ts'

/** @throws 422 unless it can be the last part of a path */
export function readSlug(slug: string) {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return slug
  return rejectSlug('Use a-z, 0-9 and single hyphens, such as "open-house".')
}

/**
 * `from`: the page's own path, whose former addresses it may take again.
 * @throws 422 if a page can't have this path
 */
export function requireFree(
  { content }: Pick<AdminContext, 'content'>,
  path: string,
  from?: string,
) {
  const siteContent = content.complete()
  const isAddress = [...addressesOf(siteContent, []), ...screenPaths, ...reservedPaths].some(
    (address) => address.toLowerCase() === path,
  )
  if (siteContent.pages.has(path.slice(1)) || isAddress) {
    rejectSlug(`There is already a page at ${path}. Choose another address.`)
  }
  const redirect = siteContent.redirects.find((one) => one.from.toLowerCase() === path)
  if (redirect && redirect.to !== from) {
    rejectSlug(`${path} is a redirect. Delete the redirect first, or choose another address.`)
  }
}

export function rejectSlug(message: string): never {
  fail(422, message, { errors: { slug: message } })
}
