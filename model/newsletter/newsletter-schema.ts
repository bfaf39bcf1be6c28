import { z } from 'zod'
import { emailSchema } from '#model/email.ts'

export const subscriptionSchema = z.strictObject({ email: emailSchema })

export type Subscription = z.infer<typeof subscriptionSchema>
