import { z } from 'zod'
import { message } from '#model/language/message.ts'

/** Without "All", which every filter has. */
const categories = [
  message('Corporate'),
  message('Personal'),
  message('Agency'),
  message('Portal'),
] as const

/** A gallery of email templates with category filters. */
export const templatesSchema = z
  .strictObject({
    type: z.literal('templates'),
    id: z
      .string()
      .regex(/^[a-z][a-z-]*$/)
      .meta({ title: 'Anchor', description: 'Lowercase letters and hyphens.' }),
    title: z.string().min(1),
    intro: z.string().min(1),
    claim: z
      .string()
      .regex(/^\S+ \S/)
      .meta({ description: 'A figure and its unit, for example "1000+ templates".' }),
    templates: z
      .array(
        z.strictObject({
          id: z.string().min(1).meta({
            title: 'Id',
            description: 'Lowercase letters and hyphens. Not shown to visitors.',
          }),
          title: z.string().min(1),
          img: z
            .string()
            .startsWith('/')
            .meta({ title: 'Picture', description: 'Path of a picture of 640 by 800 pixels.' }),
          alt: z.string().min(1).meta({
            title: 'Alt text',
            description: 'Describe the image in one sentence for people who can’t see it.',
          }),
          category: z.enum(categories),
        }),
      )
      .min(1),
  })
  .meta({
    title: 'Template gallery',
    description: 'Email templates with category filters.',
    group: 'Work and testimonials',
  })
