import { sharePicturePath } from '#model/content/share-picture.ts'

/** Matches the share pictures of posts, and of all pages, posts and screens. */
const ofPosts = sharePicturePath('blog/').replace(/\.jpg$/, '')
const ofAll = sharePicturePath('').replace(/\.jpg$/, '')

/**
 * The share picture of the blog for a post without one of its own, of the services for a page; null for any other path.
 */
export function ogImageFallback(path: string) {
  if (!path.startsWith(ofAll) || !path.endsWith('.jpg')) return null
  return sharePicturePath(path.startsWith(ofPosts) ? 'blog' : 'our-services')
}
