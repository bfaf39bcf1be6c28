import { z } from 'zod'

export const NOTE_MAX = 200

const text = z
  .string()
  .trim()
  .min(1, 'Write what happened.')
  .max(NOTE_MAX, `Use at most ${NOTE_MAX} characters.`)
const day = z.iso.date('Choose the day.')

/** A note on the time line of the visits. */
export const newNoteSchema = z.object({ day, text })

export const noteSchema = newNoteSchema.extend({ id: z.string().max(60) })
