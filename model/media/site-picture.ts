import { isSitePath } from '#model/paths.ts'
import { mediaSize } from './media-address.ts'

/** The picture to preview, if the URL is the complete path of a picture on this site; otherwise null. */
export function sitePicture(src: string) {
  if (!isSitePath(src) || !/\.(?:svg|webp|avif|png|jpe?g)$/.test(src)) return null
  return { src, alt: '', ...(mediaSize(src) ?? { width: 1200, height: 750 }) }
}
