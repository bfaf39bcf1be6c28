import { z } from 'zod'

const messageSchema = z.strictObject({
  /** Who writes. */
  by: z.string().min(1),
  /** 'note' is written among colleagues, 'event' is what the system did. */
  side: z.enum(['customer', 'business', 'note', 'event']),
  time: z.string().regex(/^\d\d:\d\d$/),
  text: z.string().min(1),
  /** What is known of it: how many read it, where the bot found it. */
  aside: z.string().min(1).optional(),
  /** Answers that the message offers to tap. */
  offers: z.array(z.string().min(1)).optional(),
})

/** A feature and a drawn conversation that shows it (specification 2.10, WhatsApp). */
export const chatContract = z.strictObject({
  type: z.literal('chat'),
  /** 'broadcast' is one large message with its answers, 'script' a dialogue across the page, 'inbox' a window with a list. */
  layout: z.enum(['broadcast', 'script', 'inbox']),
  title: z.string().min(1),
  paragraphs: z.array(z.string().min(1)).min(1),
  claims: z.array(z.string().min(1)).min(1),
  /** With whom and when. */
  conversation: z.string().min(1),
  messages: z.array(messageSchema).min(2),
  /** Other conversations in the list of an inbox. */
  inbox: z
    .strictObject({
      summary: z.string().min(1),
      others: z
        .array(
          z.strictObject({
            name: z.string().min(1),
            line: z.string().min(1),
            owner: z.string().min(1),
            label: z.string().min(1),
          }),
        )
        .min(2),
    })
    .optional(),
})

export type Chat = z.infer<typeof chatContract>
