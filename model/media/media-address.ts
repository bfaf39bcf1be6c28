/** URL prefix of library pictures; the files are in DATA_DIR/media. */
export const MEDIA_ROOT = '/media'

/** Widths that pictures are also stored in, if smaller than the original. */
const smallerWidths = [480, 720, 960, 1280, 1920]

const anyAddress = new RegExp(`${MEDIA_ROOT}/([0-9a-f-]{36})/`, 'g')

/** Ids of all library pictures in these texts. */
export function picturesIn(...texts: string[]) {
  return texts.flatMap((text) => [...text.matchAll(anyAddress)].map(([, id]) => id as string))
}

export function smallerWidthsOf(width: number) {
  return smallerWidths.filter((one) => one < width)
}

const mainAddress =
  /^\/media\/[0-9a-f-]{36}\/[0-9a-f]{12}-(\d{1,5})x(\d{1,5})(?:-\d{1,3}x\d{1,3})?\/[a-z0-9-]+\.(webp|svg)$/

/** Size and widths encoded in a library picture's URL; null for other URLs. */
export function mediaSize(src: string) {
  const found = mainAddress.exec(src)
  if (!found) return null
  const width = Number(found[1])
  const widths = found[3] === 'svg' ? [] : smallerWidthsOf(width)
  return { width, height: Number(found[2]), widths }
}

/** The JPEG share image (1200 × 630) of a library picture, for networks without WebP; null for SVGs and other URLs. */
export function mediaShareSrc(src: string) {
  return mediaSize(src) && src.endsWith('.webp') ? src.replace(/\.webp$/, '.jpg') : null
}
