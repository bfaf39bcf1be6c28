import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { mapTexts } from '#server/features/content/map-texts.ts'

/** Variation selectors: invisible, and kept by everything that splits or joins texts. */
const FIRST = 0xfe00
const BASE = 16
const DIGITS = 3

/** More texts than any page has; those after it are left unmarked. */
const MARKS_MAX = BASE ** DIGITS

const mark = new RegExp(`[\\ufe00-\\ufe0f]{${DIGITS}}`, 'g')

/** All texts, or only those of several words. */
export type MarkedTexts = 'all' | 'sentences'

/** A document whose texts say where they are from. */
export type MarkedDocument = {
  value: unknown
  /** The path of each text, by its mark. */
  paths: string[]
}

/**
 * Marks every word of every text of a document, so that the rendered page shows which field each is from. With
 * `sentences`, only texts of several words, which no code looks anything up by.
 */
export function markTexts(
  schema: JsonSchema,
  value: unknown,
  which: MarkedTexts = 'all',
): MarkedDocument {
  const paths: string[] = []
  const marked = mapMarks(schema, value, which, (path) => {
    if (paths.length === MARKS_MAX) return null
    paths.push(path)
    return paths.length - 1
  })
  return { value: marked, paths }
}

/** The same with one mark for all texts. */
export function markAllTexts(schema: JsonSchema, value: unknown, which: MarkedTexts, mark: number) {
  return mapMarks(schema, value, which, () => (mark < MARKS_MAX ? mark : null))
}

/** `markOf` returns the mark of the text at a path; null leaves it unmarked. */
function mapMarks(
  schema: JsonSchema,
  value: unknown,
  which: MarkedTexts,
  markOf: (path: string) => number | null,
) {
  return mapTexts(schema, value, (text, { path, markdown }) => {
    const mark = which === 'all' || /\S\s+\S/.test(text) ? markOf(path) : null
    if (mark === null) return text
    const sign = signOf(mark)
    return text.replace(/\S+/g, (word) => (markdown ? markInside(word, sign) : `${sign}${word}`))
  })
}

/** Marks a word of Markdown after the signs that begin a list, a link or bold text, which must stay in front. */
function markInside(word: string, sign: string) {
  if (/^(?:\d+[.)]|<.*)$/.test(word)) return word
  return word.replace(/[\p{L}\p{N}]/u, (letter) => `${sign}${letter}`)
}

/** The number of the first mark in a text; null if there is none. */
export function firstMark(text: string): number | null {
  const found = text.match(mark)?.[0]
  if (!found) return null
  return [...found].reduce((sum, digit) => sum * BASE + digit.charCodeAt(0) - FIRST, 0)
}

function signOf(number: number) {
  return number
    .toString(BASE)
    .padStart(DIGITS, '0')
    .replace(/./g, (digit) => String.fromCharCode(FIRST + Number.parseInt(digit, BASE)))
}
