import { z } from 'zod'
import { inquiryServices } from '#model/leads/inquiry.ts'
import { serviceFamilies } from './service-families.ts'

/** What lists, menus and links need to know of a service; its page is made of blocks. */
export const serviceSchema = z
  .strictObject({
    slug: z
      .string()
      .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/)
      .meta({
        title: 'Name in the address',
        description: 'Letters, digits and hyphens. It cannot change once the page was shared.',
      }),
    title: z.string().min(1),
    line: z
      .string()
      .min(20)
      .max(140)
      .meta({ description: 'What a client gets, in one plain line.' }),
    lambda: z
      .int()
      .min(400)
      .max(700)
      .meta({ title: 'Hue', description: 'Its place on the spectrum.' }),
    family: z.enum(serviceFamilies),
    inquiryService: z.enum(inquiryServices).meta({
      title: 'Service in the contact form',
      description: 'What the form preselects for it.',
    }),
    menuPosition: z.int().min(1).nullable().meta({
      title: 'Place in the menu',
      description: 'Without it only the overview and the footer list it.',
    }),
  })
  .meta({ title: 'Service' })

export type Service = z.infer<typeof serviceSchema>
