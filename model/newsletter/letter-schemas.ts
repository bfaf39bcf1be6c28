import { z } from 'zod'
import { line, oneLineEnd, text } from '#model/text.ts'
import { LETTER_MAX, PREHEADER_MAX, SUBJECT_MAX } from './letter.ts'

/** A draft may be empty; what is sent may not. */
export const letterTextsSchema = z.object({
  subject: line(SUBJECT_MAX, 'The subject'),
  preheader: line(PREHEADER_MAX, 'The preview text'),
  content: z
    .string({ error: 'The letter must be text' })
    .transform(oneLineEnd)
    .pipe(text(LETTER_MAX, 'The letter')),
})

export type LetterTexts = z.output<typeof letterTextsSchema>
