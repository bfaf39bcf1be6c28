import { z } from 'zod'

/** A band of messages that runs without end (specification 2.5 and 9). */
export const marqueeSchema = z
  .strictObject({
    type: z.literal('marquee'),
    label: z.string().min(1).meta({
      title: 'Name of the band',
      description: 'Read out to those who cannot see it move.',
    }),
    messages: z.array(z.string().min(1)).min(1),
  })
  .meta({
    title: 'Marquee',
    description: 'A band of short messages that runs without end.',
    group: 'Moving bands',
  })
