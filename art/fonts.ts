import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/** Maximum size of all three fonts together, in bytes. */
const BUDGET = 90_000

const latin = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20))
/** The printable characters of ASCII and Latin-1. */
const printable = latin
  .filter((character) => !/[\u007f-\u009f\u0100-\u017f]/.test(character))
  .join('')
const punctuation = '–—‘’“”…•·×→←↑↓↗₹€−'

const faces = [
  {
    file: 'display.woff2',
    source: '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2',
    characters: printable + punctuation,
    // One weight, but the full width axis, which the wave lettering uses.
    axes: { wght: 620 },
  },
  {
    file: 'text.woff2',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    characters: printable + punctuation,
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    file: 'mono.woff2',
    source: '@fontsource-variable/martian-mono/files/martian-mono-latin-wght-normal.woff2',
    // The first 95 are ASCII.
    characters: `${printable.slice(0, 95)}–—·×→←↗λ`,
    axes: { wght: 400 },
  },
] as const

const folder = new URL('../ui/fonts/wave/', import.meta.url)
await mkdir(folder, { recursive: true })
let total = 0
for (const { file, source, characters, axes } of faces) {
  const original = await readFile(new URL(`./node_modules/${source}`, import.meta.url))
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  total += subset.length
  await writeFile(new URL(file, folder), subset)
  console.log(`${file}: ${subset.length} bytes`)
}
if (total > BUDGET) throw new Error(`The fonts have ${total} bytes; ${BUDGET} are allowed.`)
console.log(`Fonts written: ${total} bytes.`)
