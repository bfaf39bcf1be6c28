import { z } from 'zod'
import { emailSchema } from '#model/email.ts'
import { type ConsentVersion, consentTexts } from './newsletter.ts'

const versions = Object.keys(consentTexts) as ConsentVersion[]

export const subscriptionSchema = z.strictObject({
  email: emailSchema,
  /** The version of the wording that the form showed; the current one without it. */
  consent: z.enum(versions).optional(),
})

export type Subscription = z.infer<typeof subscriptionSchema>
