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
    mark: z.string().startsWith('/', 'Choose the logo again.').meta({
      title: 'Logo',
      media: 'picture',
      description: 'Best in black on a transparent ground, as SVG: dark screens show it in white.',
    }),
  })
  .meta({ title: 'Client' })

export type Client = z.infer<typeof clientSchema>
