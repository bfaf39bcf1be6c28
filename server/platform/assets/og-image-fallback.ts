import { sharePicturePath } from '#model/content/share-picture.ts'

/** Matches the share pictures of posts, and of all pages, posts and screens. */
const ofPosts = sharePicturePath('blog/').replace(/\.jpg$/, '')
const ofAll = sharePicturePath('').replace(/\.jpg$/, '')

/**
 * The drawn picture that stands in for a share picture nobody has drawn yet, as of a service or post written since
 * the last build; null for any other path.
 */
export function standInFor(path: string) {
  if (!path.startsWith(ofAll) || !path.endsWith('.jpg')) return null
  return sharePicturePath(path.startsWith(ofPosts) ? 'blog' : 'our-services')
}
