import { z } from 'zod'

/** Messages scrolling in an endless loop. */
export const marqueeSchema = z
  .strictObject({
    type: z.literal('marquee'),
    label: z.string().min(1).meta({
      title: 'Accessible name',
      description: 'Announced by screen readers.',
    }),
    messages: z.array(z.string().min(1)).min(1),
  })
  .meta({
    title: 'Marquee',
    description: 'Short messages scrolling in an endless loop.',
    group: 'Logos and tickers',
  })
