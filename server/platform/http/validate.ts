import type { z } from 'zod'
import { fail } from './problem.ts'

type Errors = Record<string, string>

/**
 * Parses a value.
 * @throws HttpError 422 with a message for each field; its own message is `summary`, or the first of them
 */
export function validate<T extends z.ZodType>(schema: T, value: unknown, summary?: string) {
  const result = schema.safeParse(value)
  if (result.success) return result.data as z.output<T>
  const errors = errorsByField(result.error)
  const message = summary ?? Object.values(errors)[0] ?? 'The body must be a JSON object.'
  fail(422, message, { errors })
}

/** The first message for each field, without issues that belong to no field. */
export function errorsByField(error: z.ZodError): Errors {
  const errors = new Map<string, string>()
  for (const issue of error.issues) {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1)
    for (const field of fields) {
      const name = String(field).slice(0, 100)
      const sentence = issue.code === 'unrecognized_keys' ? unknownField(name) : issue.message
      if (!errors.has(name)) errors.set(name, sentence)
    }
  }
  return Object.fromEntries(errors)
}

/** The message for an unknown field. */
export function unknownField(name: string) {
  return `"${name}" is not a field of this form.`
}
