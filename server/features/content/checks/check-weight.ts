import type { Check } from '#model/content/checks.ts'

/** A picture and the bytes that a large screen loads of it. */
export type WeighedPicture = { path: string; bytes: number }

/** Bytes of one picture, and of all pictures of a page, above which phones wait noticeably. */
const PICTURE_MAX = 400_000
const PAGE_MAX = 2_000_000

/** Heavy pictures, and pages that are heavy together. */
export function checkWeight(pictures: WeighedPicture[]): Check[] {
  const heavy = pictures
    .filter(({ bytes }) => bytes > PICTURE_MAX)
    .map(({ path, bytes }) => ({
      kind: 'weight' as const,
      path,
      message: `This picture weighs ${inWords(bytes)}. Replace it by a smaller or calmer one, below ${inWords(PICTURE_MAX)}.`,
    }))
  const total = pictures.reduce((all, { bytes }) => all + bytes, 0)
  if (total <= PAGE_MAX) return heavy
  const [heaviest] = pictures.toSorted((one, two) => two.bytes - one.bytes)
  const message = `The pictures of this page weigh ${inWords(total)} together. Use fewer or smaller ones, below ${inWords(PAGE_MAX)}; this is the heaviest.`
  return [{ kind: 'weight', path: heaviest?.path ?? '', message }, ...heavy]
}

function inWords(bytes: number) {
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
