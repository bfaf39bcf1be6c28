/** The column of windows up to 1536 px, in pixels, and how it grows from there to 2560 px (app/site/site.css). */
const COLUMN = { px: 1344, wideBase: 718, vw: 40.74 }

/** The width of a part of the column in wide windows, for `sizes`: 1 is all of it. */
export function columnPart(part: number) {
  const of = (length: number) => Math.round(length * part * 10) / 10
  return `max(${of(COLUMN.px)}px, ${of(COLUMN.wideBase)}px + ${of(COLUMN.vw)}vw)`
}
