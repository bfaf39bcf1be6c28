import type { z } from 'zod'
import { fail } from './problem.ts'
import { errorsByField } from './validate.ts'

const NUL = String.fromCharCode(0)

/**
 * Parses the query with a strict schema.
 * @throws HttpError 400 naming an unknown, repeated or invalid parameter
 */
export function readQuery<T extends z.ZodObject>(schema: T, request: Request) {
  const values = new Map<string, string>()
  const { search, searchParams } = new URL(request.url)
  rejectUndecodable(search)
  for (const [name, value] of searchParams) {
    const shown = name.slice(0, 100)
    if (!Object.hasOwn(schema.shape, name)) {
      const known = Object.keys(schema.shape).join(', ') || 'none'
      fail(400, `"${shown}" is not a parameter of this address. It knows: ${known}.`)
    }
    if (values.has(name)) fail(400, `The parameter "${shown}" is given twice.`)
    if (value.includes(NUL)) fail(400, `${shown} contains a character that is not text`)
    values.set(name, value)
  }
  const result = schema.safeParse(Object.fromEntries(values))
  if (result.success) return result.data as z.output<T>
  const errors = errorsByField(result.error)
  fail(400, Object.values(errors)[0] ?? 'The query cannot be read.', { errors })
}

/** URLSearchParams would silently replace invalid UTF-8. */
function rejectUndecodable(search: string) {
  try {
    decodeURIComponent(search)
  } catch {
    fail(400, 'The query is not valid UTF-8 in percent-encoding.')
  }
}
