import { z } from 'zod'

/** Specification 2.10, without "All". */
const categories = ['Corporate', 'Personal', 'Agency', 'Portal'] as const

/** A gallery of e-mail templates that is filtered by kind (specification 2.10 and 3). */
export const templatesSchema = z
  .strictObject({
    type: z.literal('templates'),
    id: z
      .string()
      .regex(/^[a-z][a-z-]*$/)
      .meta({ title: 'Anchor', description: 'Small letters and hyphens.' }),
    title: z.string().min(1),
    lead: z.string().min(1),
    claim: z
      .string()
      .regex(/^\S+ \S/)
      .meta({ description: 'A figure and what it counts, for example "1000+ templates".' }),
    templates: z
      .array(
        z.strictObject({
          id: z.string().min(1).meta({
            title: 'Name inside the page',
            description: 'Small letters and hyphens; nobody sees it.',
          }),
          title: z.string().min(1),
          img: z
            .string()
            .startsWith('/')
            .meta({ title: 'Picture', description: 'Address of a picture of 640 by 800 pixels.' }),
          alt: z.string().min(1).meta({
            title: 'What is seen',
            description: 'In one sentence, for those who cannot see it.',
          }),
          category: z.enum(categories),
        }),
      )
      .min(1),
  })
  .meta({
    title: 'Template gallery',
    description: 'E-mail templates that are filtered by kind.',
    group: 'Work and proof',
  })
