import { z } from 'zod'

/** Every service by family, in the order of the spectrum; the services themselves come from the content. */
export const serviceIndexSchema = z
  .strictObject({
    type: z.literal('service-index'),
    title: z.string().min(1),
  })
  .meta({
    title: 'All services',
    description: 'Every service by family. They appear by themselves.',
    group: 'Services',
  })
