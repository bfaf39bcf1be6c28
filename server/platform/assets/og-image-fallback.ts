import { sharePicturePath } from '#model/content/share-picture.ts'

/** Path prefixes of share pictures: of posts, and of everything. */
const ofPosts = sharePicturePath('blog/').replace(/\.jpg$/, '')
const ofAll = sharePicturePath('').replace(/\.jpg$/, '')

/** Fallback for a missing share picture: the blog's for a post, the services page's otherwise; null for other paths. */
export function ogImageFallback(path: string) {
  if (!path.startsWith(ofAll) || !path.endsWith('.jpg')) return null
  return sharePicturePath(path.startsWith(ofPosts) ? 'blog' : 'our-services')
}
