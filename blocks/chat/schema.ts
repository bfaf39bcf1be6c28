import { z } from 'zod'
import { formattedTextSchema } from '#model/content/formatted-text.ts'

const messageSchema = z.strictObject({
  by: z.string().min(1).meta({ title: 'Sender' }),
  side: z
    .enum(['customer', 'business', 'note', 'event'])
    .meta({ description: 'Note: an internal message. Event: a system message.' }),
  time: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .meta({ description: 'For example "09:41".' }),
  text: z.string().min(1),
  aside: z.string().min(1).optional().meta({
    title: 'Small print',
    description: 'Details shown below the message, for example how many people read it.',
  }),
  offers: z
    .array(z.string().min(1).meta({ title: 'Reply' }))
    .optional()
    .meta({ title: 'Quick replies' }),
})

/** A feature and a sample conversation. */
export const chatSchema = z
  .strictObject({
    type: z.literal('chat'),
    layout: z.enum(['broadcast', 'script', 'inbox']).meta({
      title: 'Layout',
      description:
        'Broadcast: one large message with its replies. Script: a dialogue across the page. Inbox: a window with a list.',
    }),
    title: z.string().min(1),
    paragraphs: z.array(formattedTextSchema).min(1),
    claims: z.array(z.string().min(1)).min(1),
    conversation: z
      .string()
      .min(1)
      .meta({ title: 'Conversation heading', description: 'With whom and when.' }),
    messages: z.array(messageSchema).min(2),
    inbox: z
      .strictObject({
        summary: z.string().min(1),
        others: z
          .array(
            z
              .strictObject({
                name: z.string().min(1),
                line: z.string().min(1),
                owner: z.string().min(1).meta({ title: 'Assigned to' }),
                label: z.string().min(1),
              })
              .meta({ title: 'Conversation' }),
          )
          .min(2)
          .meta({ title: 'Other conversations' }),
      })
      .optional()
      .meta({ description: 'Only for the layout "Inbox": the other conversations in its list.' }),
  })
  .meta({
    title: 'Conversation',
    description: 'A feature and a sample conversation.',
    group: 'Work and testimonials',
  })

export type Chat = z.infer<typeof chatSchema>
