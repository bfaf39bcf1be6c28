import { z } from 'zod'
import { emailSchema } from '#model/email.ts'

/** The email address to search for; empty before the first search. */
export const addressQuerySchema = z.object({
  address: z.string().trim().max(400).catch('').default(''),
})

export const addressSchema = z.object({ address: emailSchema })

/** Erasing requires the address to be typed again. */
export const addressErasureSchema = addressSchema.extend({ typed: z.string().trim().default('') })
