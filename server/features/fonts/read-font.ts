import { fromBuffer } from '@capsizecss/unpack'
import { create, type Font } from 'fontkitten'
import { fallbackOf } from '#model/theme/fallback-of.ts'
import { LACKS_MAX, type OwnFace } from '#model/theme/own-fonts.ts'
import { lettersText } from '#server/features/brand/letters-text.ts'
import { TYPE_SIZE } from '#server/features/brand/set-type.ts'

/** Bytes of an unpacked font. */
const UNPACKED_MAX = 32 * 1024 * 1024

/** Letters kept as outlines for share pictures. */
const OUTLINES_MAX = 1_500

/** Letters that stand side by side without changing their form. */
const separate =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{N}\p{P}\p{Sc}]$/u

export type FontFacts = {
  face: Omit<OwnFace, 'src'>
  /** Its letters for share pictures (server/features/brand/set-type.ts). */
  outlines: string
}

/** Why a font is refused. */
export type FontProblem = 'unreadable' | 'digits' | 'letters' | 'outlines'

/**
 * What a WOFF2 file has, for texts with these letters, the most frequent first.
 * @throws what the parser throws on a damaged file
 */
export async function readFont(
  bytes: Buffer,
  letters: readonly string[],
): Promise<FontFacts | { problem: FontProblem }> {
  // The header names the size of the unpacked font (WOFF2, section 4.1).
  if (bytes.toString('latin1', 0, 4) !== 'wOF2' || bytes.readUInt32BE(16) > UNPACKED_MAX) {
    return { problem: 'unreadable' }
  }
  const font = create(bytes)
  if (font.isCollection) return { problem: 'unreadable' }
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) as number)
  if (![...'0123456789'].every(has)) return { problem: 'digits' }
  const lacking = letters.filter((letter) => !has(letter))
  if (lacking.length * 2 > letters.length) return { problem: 'letters' }
  if (!font.glyphForCodePoint(0x30).path.commands.length) return { problem: 'outlines' }
  const generic = genericOf(font)
  const face = {
    name: nameOf(font),
    generic,
    weight: weightOf(font),
    ...([...'aehinorst'].every(has) && {
      fallback: fallbackOf(await fromBuffer(bytes), substituteOf(font, generic)),
    }),
    lacks: lacking.slice(0, LACKS_MAX).join(''),
  }
  return { face, outlines: outlinesOf(font) }
}

/** Only what its place in a style sheet allows. */
function nameOf({ familyName }: Font) {
  const plain = (familyName ?? '').replace(/[^\p{L}\p{N} .&+-]/gu, '').replace(/\s+/g, ' ')
  return plain.trim().slice(0, 60).trim() || 'Own font'
}

/** "400", or "100 900" of a variable font. */
function weightOf({ variationAxes, 'OS/2': os2 }: Font) {
  const { wght } = variationAxes
  const inRange = (value: number) => Math.round(Math.min(1_000, Math.max(1, value)))
  return wght ? `${inRange(wght.min)} ${inRange(wght.max)}` : `${inRange(os2.usWeightClass)}`
}

/** By the classes that the maker of the font gave it (OpenType, "OS/2": sFamilyClass, PANOSE). */
function genericOf(font: Font): OwnFace['generic'] {
  const { sFamilyClass, panose } = font['OS/2']
  const kind = sFamilyClass >> 8
  const [family = 0, serifs = 0, , proportion = 0] = panose
  if (family === 2 && proportion === 9) return 'monospace'
  if ((kind >= 1 && kind <= 5) || kind === 7) return 'serif'
  if (family === 2 && serifs >= 2 && serifs <= 10) return 'serif'
  // Many open fonts have no class.
  const name = font.familyName ?? ''
  return /serif|slab/i.test(name) && !/sans/i.test(name) ? 'serif' : 'sans-serif'
}

function substituteOf(font: Font, generic: OwnFace['generic']) {
  const isBold = font['OS/2'].usWeightClass >= 600
  if (generic === 'serif') return isBold ? 'Times New Roman Bold' : 'Times New Roman'
  return isBold ? 'Arial Bold' : 'Arial'
}

/** Of a variable font in its standard weight, the only one that the parser has of WOFF2. */
function outlinesOf(font: Font) {
  const scale = TYPE_SIZE / font.unitsPerEm
  const letters = font.characterSet
    .map((point) => String.fromCodePoint(point))
    .filter((letter) => separate.test(letter))
    .slice(0, OUTLINES_MAX)
  return lettersText([' ', ...letters], [], (text) => {
    const glyph = font.glyphForCodePoint(text.codePointAt(0) as number)
    return {
      width: glyph.advanceWidth * scale,
      path: glyph.path.scale(scale, -scale).toSVG(),
    }
  })
}
