import type { z } from 'zod'
import { withoutEntryIds } from '#model/content/form/entry-ids.ts'
import { sentenceOf } from './issue-sentence.ts'

/** A problem at a path of a document ("blocks.3.cards.1.title"; "" for the document itself). */
export type DocumentError = { document: string; path: string; sentence: string }

/** Invalid content; the message lists every error with its file and field. */
export class ContentError extends Error {
  readonly errors: string[]

  constructor(errors: string[]) {
    super(`The content cannot be used:\n${errors.map((error) => `- ${error}`).join('\n')}`)
    this.name = 'ContentError'
    this.errors = errors
  }
}

/** Parses a value; null, with one line per field added to `errors` ("content/site.ts, email: …"), if it is invalid. */
export function parseContent<T extends z.ZodType>(
  schema: T,
  value: unknown,
  file: string,
  errors: string[],
): z.output<T> | null {
  const result = readDocument(file, schema, value)
  if (result.errors.length === 0) return result.value as z.output<T>
  for (const { path, sentence } of result.errors) {
    errors.push(`${file}, ${bracketed(path) || 'as a whole'}: ${sentence}`)
  }
  return null
}

/** Parses a document, whose entries may have ids; with errors, `value` is undefined. */
export function readDocument<T extends z.ZodType>(document: string, schema: T, value: unknown) {
  const result = schema.safeParse(withoutEntryIds(value), { error: sentenceOf })
  if (result.success) return { value: result.data as z.output<T>, errors: [] }
  const errors = result.error.issues.flatMap(issuesOf).flatMap(({ path, message, ...issue }) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          document,
          path: [...path, key].join('.'),
          sentence: 'This field is unknown. Remove it.',
        }))
      : [{ document, path: path.join('.'), sentence: message }],
  )
  return { value: undefined, errors }
}

/** The issues of the one branch of a union that the value is meant for, by its kind; else the issue itself. */
function issuesOf(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.filter((branch) => branch.every(({ path }) => path.length > 0))
  const [only] = meant
  if (!only || meant.length > 1) return [issue]
  return only.flatMap((inner) => issuesOf({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** An error for authors of content/: "content/site.ts, socials[0].href: …". */
export function errorLine(
  { document, path, sentence }: DocumentError,
  fileOf: (document: string) => string,
) {
  const fieldPath = bracketed(path)
  const inList = fieldPath.startsWith('[') ? `${document}${fieldPath}` : fieldPath
  return `${fileOf(document)}${inList && `, ${inList}`}: ${sentence}`
}

/** "blocks.3.title" as "blocks[3].title". */
function bracketed(path: string) {
  return path.replace(/(^|\.)(\d+)(?=\.|$)/g, '[$2]')
}
