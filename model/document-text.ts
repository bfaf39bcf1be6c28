import { z } from 'zod'
import { isLine } from './text.ts'

/** Text of a field of a document, which may be empty; without halves of characters, which no database takes. */
export function fieldText(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .refine((value) => !/\p{Cs}/u.test(value), 'A character of this text is broken. Remove it.')
}

/** The same on one line. */
export function fieldLine(max: number) {
  return fieldText(max).refine(isLine, 'A character of this text cannot be used here. Remove it.')
}
