/** The value of a chart's top line: the next number at or above `count` of the form 1, 2 or 5 followed by zeros. */
export function roundTop(count: number) {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, count)))
  const step = [1, 2, 5, 10].find((factor) => factor * power >= count) ?? 10
  return step * power
}

/** A share as an SVG length, for example "42.5%". */
export function percent(share: number) {
  return `${Math.round(share * 10_000) / 100}%`
}
