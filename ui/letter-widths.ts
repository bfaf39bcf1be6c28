/** A letter of a line: where it rests on the font's width axis, and how wide it is at three places of the axis. */
export type MeasuredLetter = {
  /** In percent, as `font-stretch`. */
  restStretch: number
  /** Widths in pixels at each of `measuredStretches`. */
  widths: readonly [number, number, number]
}

/** Narrowest, normal and widest letters, in percent (ui/type.css). Between them widths grow evenly. */
export const measuredStretches = [60, 100, 140] as const

const [NARROW, NORMAL, WIDE] = measuredStretches

/** The width of a letter in pixels at a stretch in percent. */
export function widthAt({ widths: [narrow, normal, wide] }: MeasuredLetter, stretch: number) {
  return stretch < NORMAL
    ? narrow + ((normal - narrow) * (stretch - NARROW)) / (NORMAL - NARROW)
    : normal + ((wide - normal) * (stretch - NORMAL)) / (WIDE - NORMAL)
}

/**
 * The stretch and width of each letter of a line after changes in percent; the line stays as wide as it is at rest. Null if
 * the font has no width axis.
 */
export function stretchLine(letters: readonly MeasuredLetter[], changes: readonly number[]) {
  const atRest = sum(letters.map((letter) => widthAt(letter, letter.restStretch)))
  const wanted = letters.map(({ restStretch }, index) => restStretch + (changes[index] ?? 0))
  const slope = sum(letters.map(({ widths }) => widths[2] - widths[0])) / (WIDE - NARROW)
  if (slope < 0.01) return null
  const excess = sum(letters.map((letter, index) => widthAt(letter, wanted[index] ?? 0))) - atRest
  const stretches = wanted.map((stretch) =>
    Math.min(WIDE, Math.max(NARROW, stretch - excess / slope)),
  )
  const widths = letters.map((letter, index) => widthAt(letter, stretches[index] ?? 0))
  // What the ends of the axis have cut off.
  const scale = atRest / sum(widths)
  return stretches.map((stretch, index) => ({ stretch, width: (widths[index] ?? 0) * scale }))
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0)
}
