import { writeFile } from 'node:fs/promises'
import { type TypeName, typeNames, typePairs } from '../../model/theme/type-pairs.ts'
import { lettersText } from '../../server/features/brand/letters-text.ts'
import { TYPE_SIZE } from '../../server/features/brand/set-type.ts'
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

const fonts = new URL('../../ui/fonts/', import.meta.url)
const target = new URL('../../server/features/brand/letters/', import.meta.url)

/** Writes the display font of each pair as outlines (server/features/brand/set-type.ts). */
export async function writeLetters() {
  for (const name of typeNames) {
    await writeFile(new URL(`${name}.txt`, target), await lettersOf(name))
  }
}

async function lettersOf(name: TypeName) {
  const files = name === 'wave' ? ['', '-accented', '-extended'] : ['', '-extended']
  const faces = await Promise.all(
    files.map((file) => open(new URL(`${name}/display${file}.woff2`, fonts))),
  )
  const size = (TYPE_SIZE * (typePairs[name].faces.display.size ?? 100)) / 100
  const set = (text: string) => outline(faces, text, { size, weight: 620 })
  const known = letters.filter((letter) => faces.some((face) => hasLetter(face, letter)))
  return lettersText([' ', ...known], paired, set)
}
