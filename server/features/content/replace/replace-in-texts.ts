import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { mapTexts } from '#server/features/content/map-texts.ts'

export type ReplacedText = { path: string; before: string; after: string }

/** The document with every `find` in its texts replaced, upper and lower case as written, and those texts. */
export function replaceInTexts(schema: JsonSchema, value: unknown, find: string, to: string) {
  const texts: ReplacedText[] = []
  const replaced = mapTexts(schema, value, (text, { path }) => {
    const after = text.replaceAll(find, () => to)
    if (after !== text) texts.push({ path, before: text, after })
    return after
  })
  return { value: replaced, texts }
}

/** Whether a text of the document has these words; never for "". */
export function hasText(schema: JsonSchema, value: unknown, words: string) {
  let isFound = false
  mapTexts(schema, value, (text) => {
    isFound ||= words !== '' && text.includes(words)
    return text
  })
  return isFound
}
