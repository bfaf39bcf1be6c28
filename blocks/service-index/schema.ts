import { z } from 'zod'

/** All services by family, in the order of the spectrum. The services come from the content. */
export const serviceIndexSchema = z
  .strictObject({
    type: z.literal('service-index'),
    title: z.string().min(1),
  })
  .meta({
    title: 'All services',
    description: 'All services by family, listed automatically.',
    group: 'Services',
  })
