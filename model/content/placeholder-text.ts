import { z } from 'zod'
import { unknownPlaceholder } from '#model/mail/placeholders.ts'

/** Text that may contain these placeholders. */
export function text(max: number, ...known: string[]) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .superRefine((value, context) => {
      const unknown = unknownPlaceholder(value, known)
      if (unknown === undefined) return
      const advice = known.length > 0 ? `Use ${listed(known, 'or')}.` : 'None can be used here.'
      context.addIssue({
        code: 'custom',
        message: `“{${unknown}}” is not a placeholder. ${advice}`,
      })
    })
    .meta(known.length > 0 ? { description: `May contain ${listed(known, 'and')}.` } : {})
}

/** "{a}, {b} and {c}" */
export function listed(names: string[], word: 'and' | 'or') {
  const shown = names.map((name) => `{${name}}`)
  return shown.length < 2
    ? shown.join('')
    : `${shown.slice(0, -1).join(', ')} ${word} ${shown.at(-1)}`
}
