import { z } from 'zod'

const NUL = String.fromCharCode(0)

/** Text without NUL characters, trimmed. Neither store takes a NUL in a text column. */
export function text(max: number, name: string) {
  return z
    .string({ error: `${name} must be text` })
    .refine((value) => !value.includes(NUL), `${name} contains a character that is not text`)
    .transform((value) => value.trim())
    .refine((value) => value.length <= max, `${name} can be at most ${max} characters long`)
}

/** Required text; `missing` is the message for an empty field. */
export function requiredText(max: number, name: string, missing: string) {
  return z
    .string({ error: missing })
    .pipe(text(max, name))
    .refine((value) => value !== '', missing)
}
