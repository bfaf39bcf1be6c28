import { z } from 'zod'
import { fieldLine } from '#model/document-text.ts'

/** Characters of a tag, and tags of one person. */
export const TAG_MAX = 60
export const TAGS_MAX = 30

/** Characters of what issues may say of a person. */
export const PERSONAL_MAX = 100

/** Commas separate tags where several are typed; the others would end them in the database. */
const tag = fieldLine(TAG_MAX)
  .min(1)
  .regex(/^[^",\\]*$/, 'A tag can’t contain commas, quotation marks or backslashes.')

export const tagsSchema = z.array(tag).max(TAGS_MAX, `A person has at most ${TAGS_MAX} tags.`)

/** Tags as they are typed or listed: "shop, 2026". In lower case, each once. */
export function splitTags(text: string) {
  const tags = text.split(/[,;\n]/).map((one) => one.trim().toLowerCase())
  return [...new Set(tags.filter(Boolean))]
}

/** A language such as "de". */
export const languageCode = z
  .string()
  .regex(/^[a-z]{2,3}$/, 'Enter the code of a language, such as “de”.')

/** The list that a column holds as JSON. */
export function listIn(column: string | null): string[] {
  return column === null ? [] : JSON.parse(column)
}

/** A list as its column holds it: null for an empty one. */
export function columnOf(list: readonly string[]) {
  return list.length === 0 ? null : JSON.stringify(list)
}
