import { z } from 'zod'
import { emailSchema } from '#model/email.ts'

/** Whose data is looked for; an empty one looks for nothing yet. */
export const addressQuerySchema = z.object({
  address: z.string().trim().max(400).catch('').default(''),
})

export const addressSchema = z.object({ address: emailSchema })

/** To erase, the address is typed a second time. */
export const addressErasureSchema = addressSchema.extend({ typed: z.string().trim().default('') })
