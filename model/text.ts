import { z } from 'zod'
import { english, type Translate } from '#model/language/english.ts'

const NUL = String.fromCharCode(0)

/** Control characters, including line breaks, and marks that change the reading direction. */
const hidden = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Half of a surrogate pair. */
const loneSurrogate = /\p{Cs}/u

/** Trimmed text without NUL characters and halves of characters, which no text column of either database takes. */
export function text(max: number, name: string, t: Translate = english) {
  return z
    .string({ error: t('{name} must be text', { name }) })
    .refine(
      (value) => !value.includes(NUL) && !loneSurrogate.test(value),
      t('{name} contains a character that is not text', { name }),
    )
    .transform((value) => value.trim())
    .refine(
      (value) => value.length <= max,
      t('{name} can be at most {max} characters long', { name, max }),
    )
}

/** Required text; `missing` is the message for an empty field. */
export function requiredText(max: number, name: string, missing: string, t?: Translate) {
  return z
    .string({ error: missing })
    .pipe(text(max, name, t))
    .refine((value) => value !== '', missing)
}

/** False for text that contains line breaks or could be displayed misleadingly. */
export function isLine(value: string) {
  return !hidden.test(value)
}

/** Single-line text, such as a name or an address. */
export function line(max: number, name: string, t: Translate = english) {
  return text(max, name, t).refine(
    isLine,
    t('{name} contains a character that cannot be used here', { name }),
  )
}

/** A required line; `missing` is the message for an empty field. */
export function requiredLine(max: number, name: string, missing: string, t?: Translate) {
  return z
    .string({ error: missing })
    .pipe(line(max, name, t))
    .refine((value) => value !== '', missing)
}

/** Browsers send a line break as two characters; limits count it as one, as the field on the page does. */
export function oneLineEnd(value: string) {
  return value.replaceAll('\r\n', '\n')
}
