/** Of a letter or some, in units of the size of type (set-type.ts), down from the baseline; `path` with absolute points. */
type Outline = { path: string; width: number }

/** Units by which a distance differs that are seen. */
const SEEN = 2

/**
 * The outlines of letters as set-type.ts reads them: the height of capitals; each letter with its width and outline; the pairs
 * of `paired` with what their distance differs by.
 */
export function lettersText(
  letters: readonly string[],
  paired: readonly string[],
  set: (text: string) => Outline,
) {
  const widthOf = (text: string) => set(text).width
  const lines = letters.map((letter) => {
    const { path, width } = set(letter)
    return `${letter} ${Math.round(width)} ${relative(path)}`
  })
  const pairs = paired.flatMap((left) =>
    paired.flatMap((right) => {
      const closer = widthOf(left + right) - widthOf(left) - widthOf(right)
      return Math.abs(closer) < SEEN ? [] : [`${left}${right} ${Math.round(closer)}`]
    }),
  )
  const heights = [...set('H').path.matchAll(/ (-[\d.]+)/g)].map(([, y]) => -Number(y))
  return `${[Math.round(Math.max(0, ...heights)), '', ...lines, '', ...pairs].join('\n')}\n`
}

/** The path in whole units, each point as its distance from the one before, which is half as long. */
function relative(path: string) {
  let [penX, penY] = [0, 0]
  const commands = path.match(/[MLQCZ][^MLQCZ]*/g) ?? []
  return commands
    .map((command) => {
      const points = command
        .slice(1)
        .trim()
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number)
      const [startX, startY] = [penX, penY]
      const moved = points.map((value, index) => {
        const isX = index % 2 === 0
        const at = Math.round(value)
        if (index >= points.length - 2) {
          if (isX) penX = at
          else penY = at
        }
        return at - (isX ? startX : startY)
      })
      return command.charAt(0).toLowerCase() + moved.join(' ').replaceAll(' -', '-')
    })
    .join('')
}
