import { z } from 'zod'
import { refuseRepeated } from '#model/repeated.ts'
import { isLine } from '#model/text.ts'
import { text } from './placeholder-text.ts'
import { replyPlaceholders } from './reply-placeholders.ts'

const cannedReplySchema = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .refine(isLine, 'This must be a single line.')
      .meta({ description: 'By which your team finds it. Visitors don’t see it.' }),
    text: text(5000, ...replyPlaceholders),
  })
  .meta({ title: 'Canned reply' })

/** Texts that your team inserts into replies. */
export const cannedRepliesSchema = z
  .array(cannedReplySchema)
  .max(100)
  .superRefine(refuseRepeated('name'))

export type CannedReply = z.infer<typeof cannedReplySchema>
