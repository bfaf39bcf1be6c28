import { z } from 'zod'

/** Client logos scrolling in five rows, in alternating directions (specification 2.9). */
export const clientWallSchema = z
  .strictObject({
    type: z.literal('client-wall'),
    title: z.string().min(1),
    lead: z.string().min(1),
    clients: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          trade: z.string().min(1).meta({
            title: 'Industry',
            description: 'What the client does, for example “Clinics”.',
          }),
          mark: z.string().startsWith('/').meta({
            title: 'Logo',
            description:
              'Path of an SVG file on this site, for example "/clients/dar-al-noor.svg".',
          }),
        }),
      )
      .min(10),
  })
  .meta({
    title: 'Client wall',
    description: 'Client logos scrolling in five rows.',
    group: 'Logos and tickers',
  })
