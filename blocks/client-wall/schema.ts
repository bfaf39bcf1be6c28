import { z } from 'zod'
import { entryListSchema } from '#model/content/entry-list.ts'

/** Client logos scrolling in five rows, in alternating directions. */
export const clientWallSchema = z
  .strictObject({
    type: z.literal('client-wall'),
    title: z.string().min(1),
    intro: z.string().min(1),
    clients: entryListSchema('client', { min: 10 }),
  })
  .meta({
    title: 'Client wall',
    description: 'Client logos scrolling in five rows.',
    group: 'Logos and tickers',
  })
