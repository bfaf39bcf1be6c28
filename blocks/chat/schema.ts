import { z } from 'zod'

const messageSchema = z.strictObject({
  /** Who writes. */
  by: z.string().min(1).meta({ title: 'Who writes' }),
  side: z
    .enum(['customer', 'business', 'note', 'event'])
    .meta({ description: 'Note is written among colleagues, event is what the system did.' }),
  time: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .meta({ description: 'For example "09:41".' }),
  text: z.string().min(1),
  aside: z.string().min(1).optional().meta({
    title: 'Small words beside it',
    description: 'What is known of it: how many read it, where the bot found it.',
  }),
  /** Answers that the message offers to tap. */
  offers: z
    .array(z.string().min(1).meta({ title: 'Answer' }))
    .optional()
    .meta({ title: 'Answers to tap' }),
})

/** A feature and a drawn conversation that shows it (specification 2.10, WhatsApp). */
export const chatSchema = z
  .strictObject({
    type: z.literal('chat'),
    layout: z.enum(['broadcast', 'script', 'inbox']).meta({
      title: 'Layout',
      description:
        'Broadcast: one large message with its answers. Script: a dialogue across the page. Inbox: a window with a list.',
    }),
    title: z.string().min(1),
    paragraphs: z.array(z.string().min(1)).min(1),
    claims: z.array(z.string().min(1)).min(1),
    conversation: z
      .string()
      .min(1)
      .meta({ title: 'Head of the conversation', description: 'With whom and when.' }),
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
                owner: z.string().min(1).meta({ title: 'Who takes care' }),
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
    description: 'A feature and a drawn conversation that shows it.',
    group: 'Work and proof',
  })

export type Chat = z.infer<typeof chatSchema>
