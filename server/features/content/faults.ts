import type { z } from 'zod'
import { sentenceOf } from './issue-sentence.ts'

/** What is wrong at one place of a document ("blocks.3.cards.1.title"; empty for the whole), in a sentence. */
export type Fault = { document: string; path: string; sentence: string }

/** Content that does not fit its schema; the message lists every fault with its file and field. */
export class ContentError extends Error {
  readonly faults: string[]

  constructor(faults: string[]) {
    super(`The content cannot be used:\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
    this.name = 'ContentError'
    this.faults = faults
  }
}

/** The value by its schema, or null with one fault per field added: "content/site.ts, email: …". */
export function parseContent<T extends z.ZodType>(
  schema: T,
  value: unknown,
  file: string,
  faults: string[],
): z.output<T> | null {
  const result = readDocument(file, schema, value)
  if (result.faults.length === 0) return result.value as z.output<T>
  for (const { path, sentence } of result.faults) {
    faults.push(`${file}, ${bracketed(path) || 'as a whole'}: ${sentence}`)
  }
  return null
}

/** A document's value by its schema; with faults, `value` is undefined. */
export function readDocument<T extends z.ZodType>(document: string, schema: T, value: unknown) {
  const result = schema.safeParse(value, { error: sentenceOf })
  if (result.success) return { value: result.data as z.output<T>, faults: [] }
  const faults = result.error.issues.flatMap(({ path, message, ...issue }) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          document,
          path: [...path, key].join('.'),
          sentence: 'This field is not known here. Take it away.',
        }))
      : [{ document, path: path.join('.'), sentence: message }],
  )
  return { value: undefined, faults }
}

/** A fault for the people who write content/: "content/site.ts, socials[0].href: …". */
export function faultLine(
  { document, path, sentence }: Fault,
  fileOf: (document: string) => string,
) {
  const place = bracketed(path)
  const inList = place.startsWith('[') ? `${document}${place}` : place
  return `${fileOf(document)}${inList && `, ${inList}`}: ${sentence}`
}

/** "blocks.3.title" as code writes it: "blocks[3].title". */
function bracketed(path: string) {
  return path.replace(/(^|\.)(\d+)(?=\.|$)/g, '[$2]')
}
