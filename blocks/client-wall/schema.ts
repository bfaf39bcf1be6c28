import { z } from 'zod'

/** Client marks in five rows that run without end, every other one the other way (specification 2.9). */
export const clientWallSchema = z
  .strictObject({
    type: z.literal('client-wall'),
    title: z.string().min(1),
    lead: z.string().min(1),
    clients: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          trade: z
            .string()
            .min(1)
            .meta({ title: 'Trade', description: 'What the client does, for example “Clinics”.' }),
          mark: z.string().startsWith('/').meta({
            title: 'File of the mark',
            description:
              'Address of an SVG file of this site, for example "/clients/dar-al-noor.svg".',
          }),
        }),
      )
      .min(10),
  })
  .meta({
    title: 'Client wall',
    description: 'Client marks in five rows that run without end.',
    group: 'Moving bands',
  })
