import { z } from 'zod'
import { serviceFamilies } from './service-families.ts'

/** A service in lists, menus and links; its page is made of blocks. */
export const serviceSchema = z
  .strictObject({
    slug: z
      .string()
      .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/)
      .meta({
        title: 'URL name',
        description: 'Letters, digits and hyphens. It can’t be changed.',
      }),
    title: z.string().min(1),
    line: z
      .string()
      .min(20)
      .max(140)
      .meta({ title: 'Summary', description: 'What a client gets, in one sentence.' }),
    lambda: z.int().min(400).max(700).meta({ title: 'Hue' }),
    family: z.enum(serviceFamilies),
    /** Id of an option of the contact form. */
    inquiryService: z.string().min(1).optional().meta({
      title: 'Service in the contact form',
      options: 'form-services',
      description:
        'Preselected for visitors of the service’s page. Without one, the form offers this service under its own name.',
    }),
    menuPosition: z.int().min(1).nullable().meta({
      title: 'Menu position',
      description: 'Without one, only the overview and the footer list the service.',
    }),
  })
  .meta({ title: 'Service' })

export type Service = z.infer<typeof serviceSchema>
