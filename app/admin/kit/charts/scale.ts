/** The next round number at or above a count: 1, 2 or 5 with zeros; what a chart's top line stands for. */
export function roundTop(count: number) {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, count)))
  const step = [1, 2, 5, 10].find((factor) => factor * power >= count) ?? 10
  return step * power
}

/** A share as a length of SVG, for example "42.5%". */
export function percent(share: number) {
  return `${Math.round(share * 10_000) / 100}%`
}
