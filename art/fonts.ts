import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { fallbackOf } from '../model/theme/fallback-of.ts'
import { type FontRole, fontRoles, type TypeName, typeNames } from '../model/theme/type-pairs.ts'
import { type Fallbacks, fallbackMetricsFile } from './fonts/fallbacks.ts'
import { type Source, sources } from './fonts/sources.ts'

/** Maximum size of the fonts of a pair that every page loads, and of those for other letters, in bytes. */
const BUDGET = 90_000
const OTHER_BUDGET = 60_000

const latin = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20))
/** The printable characters of ASCII and Latin-1. */
const printable = latin
  .filter((character) => !/[\u007f-\u009f\u0100-\u017f]/.test(character))
  .join('')
const common = `${printable}–—‘’“”…•·×→←↑↓↗₹€−`
/** Latin Extended A, B and Additional: loaded by pages that have such letters. */
const extended = [...range(0x100, 0x24f), ...range(0x1e00, 0x1e9f)].join('')

type Part = { suffix: string; subset: 'latin' | 'latin-ext'; characters: string }

/** Extended letters that fonts of Fontsource have among the Latin ones. */
const strays = 'ıŒœ'
const parts: Part[] = [
  { suffix: '', subset: 'latin', characters: common + strays },
  { suffix: '-extended', subset: 'latin-ext', characters: extended },
]
/** Letters with accents of Latin-1. */
const accented = [...range(0xc0, 0xd6), ...range(0xd8, 0xf6), ...range(0xf8, 0xff)].join('')
/** English pages in the standard pair load as little as possible. */
const standardParts: Part[] = [
  { suffix: '', subset: 'latin', characters: common },
  { suffix: '-accented', subset: 'latin', characters: strays },
  { suffix: '-extended', subset: 'latin-ext', characters: extended },
]
const standardMonoParts: Part[] = [
  // The first 95 are ASCII.
  { suffix: '', subset: 'latin', characters: `${printable.slice(0, 95)}–—·×→←↗λ` },
  { suffix: '-accented', subset: 'latin', characters: accented + strays },
  { suffix: '-extended', subset: 'latin-ext', characters: extended },
]

const root = new URL('../ui/fonts/', import.meta.url)
await rm(root, { recursive: true, force: true })
const fallbacks: Fallbacks = {}
for (const pair of typeNames) {
  const totals = { first: 0, other: 0 }
  for (const role of fontRoles) {
    const source = sources[pair][role]
    const [first, ...others] = await writeFace(pair, role, source)
    if (!first) throw new Error(`${pair}: ${role} has no file.`)
    totals.first += first.length
    totals.other += others.reduce((sum, { length }) => sum + length, 0)
    const like = source.like
    if (like)
      fallbacks[pair] = { ...fallbacks[pair], [role]: fallbackOf(await fromBuffer(first), like) }
  }
  console.log(`${pair}: ${totals.first} bytes, and ${totals.other} for other letters`)
  if (totals.first > BUDGET || totals.other > OTHER_BUDGET) {
    throw new Error(`At most ${BUDGET} and ${OTHER_BUDGET} bytes are allowed.`)
  }
}
await writeFile(
  new URL('../model/theme/fallback-metrics.ts', import.meta.url),
  fallbackMetricsFile(fallbacks),
)

/** Writes the files of a face with its licence; returns their bytes. */
async function writeFace(pair: TypeName, role: FontRole, source: Source) {
  const folder = new URL(`${pair}/`, root)
  const fontPackage = new URL(`./node_modules/@fontsource${source.font}/`, import.meta.url)
  await mkdir(folder, { recursive: true })
  await copyFile(new URL('LICENSE', fontPackage), new URL(`${role}-license.txt`, folder))
  const name = source.font.split('/').at(-1)
  const written: Buffer[] = []
  for (const { suffix, subset, characters } of partsOf(pair, role)) {
    const file = new URL(`files/${name}-${subset}-${source.file}.woff2`, fontPackage)
    const font = await subsetFont(await readFile(file), characters, {
      targetFormat: 'woff2',
      ...(source.axes && { variationAxes: source.axes }),
    })
    await writeFile(new URL(`${role}${suffix}.woff2`, folder), font)
    written.push(font)
  }
  return written
}

function partsOf(pair: TypeName, role: FontRole) {
  if (pair !== 'wave') return parts
  return role === 'mono' ? standardMonoParts : standardParts
}

/** The characters from a code point to another, both included. */
function range(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}
