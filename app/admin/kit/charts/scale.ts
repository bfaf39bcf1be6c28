type Rows = readonly { count: number }[]

/** The value of a chart's top line. */
export function topOf(rows: Rows, before: Rows = []) {
  return roundTop(Math.max(0, ...[...rows, ...before].map(({ count }) => count)))
}

/** The next number at or above `count` that has one digit, or half a step more: 3, 15, 4500. */
export function roundTop(count: number) {
  const step = Math.max(1, 10 ** Math.floor(Math.log10(Math.max(1, count))) / 2)
  return Math.max(1, Math.ceil(count / step) * step)
}

/** A share as an SVG length, for example "42.5%". */
export function percent(share: number) {
  return `${Math.round(share * 10_000) / 100}%`
}
