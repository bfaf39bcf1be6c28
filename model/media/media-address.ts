/** Pictures of the library live below this address, their files in DATA_DIR/media. */
export const MEDIA_ROOT = '/media'

/** Widths with files of their own, as far as they are below the picture's. */
const smallerWidths = [480, 720, 960, 1280, 1920]

export function smallerWidthsOf(width: number) {
  return smallerWidths.filter((one) => one < width)
}

const mainAddress = /^\/media\/[0-9a-f-]{36}\/[0-9a-f]{12}-(\d{1,5})x(\d{1,5})\/[a-z0-9-]+\.webp$/

/** Size and widths of a picture of the library by its address alone; null for any other address. */
export function mediaSize(src: string) {
  const found = mainAddress.exec(src)
  if (!found) return null
  const width = Number(found[1])
  return { width, height: Number(found[2]), widths: smallerWidthsOf(width) }
}

/** What is shown beside a link that was shared: 1200 × 630, for networks that read no WebP. Null as above. */
export function mediaShareSrc(src: string) {
  return mediaSize(src) ? src.replace(/\.webp$/, '.jpg') : null
}
