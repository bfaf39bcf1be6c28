import type { z } from 'zod'

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
  const result = schema.safeParse(value)
  if (result.success) return result.data
  for (const issue of result.error.issues) faults.push(`${file}, ${where(issue)}: ${issue.message}`)
  return null
}

function where(issue: z.core.$ZodIssue) {
  const path = issue.path.reduce<string>(
    (text, step) =>
      text + (typeof step === 'number' ? `[${step}]` : `${text && '.'}${String(step)}`),
    '',
  )
  return path || 'as a whole'
}
