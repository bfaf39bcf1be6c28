import { z } from 'zod'
import { entryIdSchema } from './entry-id.ts'

/** A client and its logo. */
export const clientSchema = z
  .strictObject({
    id: entryIdSchema,
    name: z.string().min(1),
    trade: z.string().min(1).meta({
      title: 'Industry',
      description: 'What the client does, for example “Clinics”.',
    }),
    mark: z.string().startsWith('/').meta({
      title: 'Logo',
      description: 'Path of an SVG file on this site, for example "/clients/dar-al-noor.svg".',
    }),
  })
  .meta({ title: 'Client' })

export type Client = z.infer<typeof clientSchema>
