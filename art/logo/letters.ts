import { writeFile } from 'node:fs/promises'
import { type TypeName, typeNames, typePairs } from '../../model/theme/type-pairs.ts'
import { hasLetter, open, outline } from '../pictures/lettering.ts'

/** What the display fonts have of Latin-1 and Latin Extended-A, and punctuation. */
const letters = [
  ...Array.from({ length: 0x180 - 0x21 }, (_, index) => String.fromCodePoint(index + 0x21)).filter(
    (letter) => !/[\u007f-\u00a0\u00ad]/.test(letter),
  ),
  ...'–—‘’“”…•·€',
]

/** Pairs of these may be set closer. */
const paired = letters.slice(0, 94)

/** Units of the size of type (server/features/brand/set-type.ts). */
const SIZE = 340

/** The least change of a distance that is seen, in units. */
const SEEN = 2

const fonts = new URL('../../ui/fonts/', import.meta.url)
const target = new URL('../../server/features/brand/letters/', import.meta.url)

/** Writes the display font of each pair as outlines (server/features/brand/set-type.ts). */
export async function writeLetters() {
  for (const name of typeNames) {
    await writeFile(new URL(`${name}.txt`, target), await lettersOf(name))
  }
}

/** The height of capitals; each letter with its width and outline; pairs with what their distance differs by. */
async function lettersOf(name: TypeName) {
  const files = name === 'wave' ? ['', '-accented', '-extended'] : ['', '-extended']
  const faces = await Promise.all(
    files.map((file) => open(new URL(`${name}/display${file}.woff2`, fonts))),
  )
  const size = (SIZE * (typePairs[name].faces.display.size ?? 100)) / 100
  const set = (text: string) => outline(faces, text, { size, weight: 620 })
  const widthOf = (text: string) => set(text).width
  const known = letters.filter((letter) => faces.some((face) => hasLetter(face, letter)))
  const lines = [' ', ...known].map((letter) => {
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
  return `${[Math.round(Math.max(...heights)), '', ...lines, '', ...pairs].join('\n')}\n`
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
