import { readFileSync } from 'node:fs'
import type { TypeName } from '#model/theme/type-pairs.ts'
import { projectFile } from '#server/platform/project-file.ts'

/** Units of a size of type: an outline that is scaled by 1 / TYPE_SIZE is one pixel large. */
export const TYPE_SIZE = 340

/** The letters of a display font as outlines, because no machine needs to have fonts. In units. */
export type Letters = {
  /** Height of capitals. */
  capital: number
  letters: ReadonlyMap<string, { width: number; path: string }>
  /** By how much the distance of two letters differs from the sum of their widths. */
  pairs: ReadonlyMap<string, number>
}

const known = new Map<TypeName, Letters>()

/** The display font of a pair. Its file, written by art/logo.ts, is read once. */
export function lettersOf(type: TypeName): Letters {
  const letters = known.get(type) ?? readLetters(readFileSync(fileOf(type), 'utf8'))
  known.set(type, letters)
  return letters
}

function fileOf(type: TypeName) {
  return projectFile(`server/features/brand/letters/${type}.txt`)
}

/** Letters as letters-text.ts writes them. */
export function readLetters(text: string): Letters {
  const [capital = '', letters = '', pairs = ''] = text.split('\n\n')
  const line = /^(.) (\d+) (.*)$/u
  return {
    capital: Number(capital),
    letters: new Map(
      letters.split('\n').map((each) => {
        const [, letter = '', width, path = ''] = line.exec(each) ?? []
        return [letter, { width: Number(width), path }]
      }),
    ),
    pairs: new Map(pairs.split('\n').map((each) => [each.slice(0, 2), Number(each.slice(3))])),
  }
}

/** Symbols in colour, and what joins and modifies them. */
const emoji =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{200d}|\u{fe0f}/gu

/** The text as it can be set: in one line, without emoji. Null if another letter is missing, or nothing is left. */
export function settable({ letters }: Letters, text: string) {
  const plain = text
    .normalize('NFC')
    .replace(/\u00ad/g, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(emoji, (symbol) => (letters.has(symbol) ? symbol : ''))
    .replace(/\s+/g, ' ')
    .trim()
  return plain !== '' && [...plain].every((letter) => letters.has(letter)) ? plain : null
}

/** Units that a text is wide. */
export function typeWidth(type: Letters, text: string) {
  return placed(type, text).width
}

/** Outlines of a text that begins at 0 0 on its baseline, in units. Letters that are missing are left out. */
export function setType(type: Letters, text: string) {
  return placed(type, text)
    .outlines.map(({ x, path }) => `<path transform="translate(${x} 0)" d="${path}"/>`)
    .join('')
}

function placed({ letters, pairs }: Letters, text: string) {
  const outlines: { x: number; path: string }[] = []
  let width = 0
  let before = ''
  for (const one of text) {
    const letter = letters.get(one)
    if (!letter) continue
    width += pairs.get(before + one) ?? 0
    if (letter.path) outlines.push({ x: width, path: letter.path })
    width += letter.width
    before = one
  }
  return { outlines, width }
}

/** The text in as few lines of this width as it needs; a word that is wider is broken. */
export function breakLines(type: Letters, text: string, width: number) {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (typeWidth(type, joined) <= width) lines.splice(-1, 1, joined)
    else lines.push(...breakWord(type, word, width))
  }
  return lines
}

function breakWord(type: Letters, word: string, width: number) {
  const parts = ['']
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`
    if (typeWidth(type, longer) <= width || longer === letter) parts.splice(-1, 1, longer)
    else parts.push(letter)
  }
  return parts
}
