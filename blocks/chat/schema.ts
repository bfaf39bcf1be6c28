import { z } from 'zod'
import { formattedTextSchema } from '#model/content/formatted-text.ts'
import { layoutField } from '#model/content/layout-field.ts'

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

const layout = layoutField(
  ['broadcast', 'script', 'inbox'],
  'Broadcast: one large message with its replies. Script: a dialogue across the page. Inbox: a window with a list.',
)

const type = z.literal('chat')
const content = {
  title: z.string().min(1),
  paragraphs: z.array(formattedTextSchema).min(1),
  claims: z.array(z.string().min(1)).min(1),
  conversation: z
    .string()
    .min(1)
    .meta({ title: 'Conversation heading', description: 'With whom and when.' }),
  messages: z.array(messageSchema).min(2),
}

const plainSchema = z.strictObject({ type, layout: layout('broadcast', 'script'), ...content })

const inboxSchema = z.strictObject({
  type,
  layout: layout('inbox'),
  ...content,
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
    .meta({ description: 'The other conversations in its list.' }),
})

/** A feature and a sample conversation. */
export const chatSchema = z.discriminatedUnion('layout', [plainSchema, inboxSchema]).meta({
  title: 'Conversation',
  description: 'A feature and a sample conversation.',
  group: 'Work and testimonials',
})

export type Chat = z.infer<typeof plainSchema>
export type InboxChat = z.infer<typeof inboxSchema>
