import { LRUCache } from 'lru-cache'
import { mediaSize, smallerWidthsOf } from '#model/media/media-address.ts'
import type { MediaStore } from '#server/features/media/media-store.ts'
import type { WeighedPicture } from './check-weight.ts'
import type { FoundPicture } from './found-pictures.ts'

/** The widest size that sections of the page show on usual screens. */
const SHOWN_MAX = 1280

/** By address, whose file never changes. */
const known = new LRUCache<string, number>({ max: 5_000 })

/** Bytes of the library pictures among these; the site's own ones are small. Those without all their sizes are left out. */
export async function weigh(
  media: MediaStore,
  pictures: FoundPicture[],
): Promise<WeighedPicture[]> {
  const bySrc = new Map(pictures.map(({ src, path }) => [src, path]))
  const weighed = [...bySrc].map(async ([src, path]) => ({
    path,
    bytes: await bytesOf(media, src),
  }))
  return (await Promise.all(weighed)).filter(({ bytes }) => bytes > 0)
}

async function bytesOf(media: MediaStore, src: string) {
  const size = mediaSize(src)
  if (!size) return 0
  const shown = smallerWidthsOf(size.width).findLast((width) => width <= SHOWN_MAX)
  const isWide = size.width > SHOWN_MAX && shown
  const address = src.replace(/\.webp$/, isWide ? `-${shown}.avif` : '.avif')
  const bytes = known.get(address) ?? (await media.find(address))?.size
  if (bytes) known.set(address, bytes)
  return bytes ?? 0
}
