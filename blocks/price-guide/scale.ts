type Span = { from: number; to?: number | undefined }

/** First digits of round amounts. */
const FIRST_DIGITS = [1, 2, 5]

/** Ticks of a scale that covers all `spans`; each tick is twice the one before. */
export function doublingScale(spans: Span[]) {
  const least = Math.min(...spans.map(({ from }) => from))
  const most = Math.max(...spans.map(({ from, to }) => to ?? from * 2))
  const ticks = [roundBelow(least)]
  while ((ticks.at(-1) ?? most) < most) ticks.push((ticks.at(-1) ?? 1) * 2)
  if (ticks.length === 1) ticks.push((ticks[0] ?? 1) * 2)
  return ticks
}

/** The position of an amount between the first tick (0) and the last (1). */
export function positionOn(ticks: number[], amount: number) {
  const first = ticks[0] ?? 1
  return Math.log2(amount / first) / Math.max(1, ticks.length - 1)
}

function roundBelow(amount: number) {
  const power = 10 ** Math.floor(Math.log10(amount))
  const digit = FIRST_DIGITS.findLast((first) => first * power <= amount) ?? 1
  return digit * power
}
