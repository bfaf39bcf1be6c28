import { z } from 'zod'
import { pictureSchema } from '#model/content/picture.ts'

/** All services by family, in the order of the spectrum. The services come from the content. */
export const serviceIndexSchema = z
  .strictObject({
    type: z.literal('service-index'),
    title: z.string().min(1),
    pictures: z
      .array(
        z.strictObject({
          service: z.string().min(1).meta({
            title: 'Service',
            description: 'URL name of the service, such as "web-development".',
          }),
          picture: pictureSchema,
        }),
      )
      .optional()
      .meta({
        title: 'Pictures',
        description: 'A service with a picture gets a taller row. One per family is enough.',
      }),
  })
  .meta({
    title: 'All services',
    description: 'All services by family, listed automatically.',
    group: 'Services',
  })
