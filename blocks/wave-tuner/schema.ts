import { z } from 'zod'

/** A wave that visitors tune, hear and keep. */
export const waveTunerSchema = z
  .strictObject({
    type: z.literal('wave-tuner'),
    title: z.string().min(1),
    intro: z.string().min(1),
  })
  .meta({
    title: 'Wave tuner',
    description: 'Visitors tune a wave with their name and two sources, listen to it and keep it.',
    group: 'Opening',
  })
