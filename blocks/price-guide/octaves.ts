type Span = { from: number; to?: number | undefined }

/** Round amounts that a scale may begin with. */
const FIRST_DIGITS = [1, 2, 5]

/** Marks of a scale on which every mark is twice the one before, around all `spans`. */
export function octavesAround(spans: Span[]) {
  const least = Math.min(...spans.map(({ from }) => from))
  const most = Math.max(...spans.map(({ from, to }) => to ?? from * 2))
  const marks = [roundBelow(least)]
  while ((marks.at(-1) ?? most) < most) marks.push((marks.at(-1) ?? 1) * 2)
  if (marks.length === 1) marks.push((marks[0] ?? 1) * 2)
  return marks
}

/** Where an amount stands between the first mark and the last, 0 to 1. */
export function placeOn(marks: number[], amount: number) {
  const first = marks[0] ?? 1
  return Math.log2(amount / first) / Math.max(1, marks.length - 1)
}

function roundBelow(amount: number) {
  const power = 10 ** Math.floor(Math.log10(amount))
  const digit = FIRST_DIGITS.findLast((one) => one * power <= amount) ?? 1
  return digit * power
}
