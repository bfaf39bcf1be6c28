import { z } from 'zod'
import { linkSchema, sitePathSchema } from '#model/content/link.ts'

const neighbourSchema = z.strictObject({
  label: z.string().min(1).meta({ title: 'Small words', description: 'For example "Next case".' }),
  title: z.string().min(1),
  line: z.string().min(1),
  lambda: z.int().min(400).max(700),
  href: sitePathSchema,
})

/** The way on from one page of a series: the one before, the one after, and the list of all. */
export const neighboursSchema = z
  .strictObject({
    type: z.literal('neighbours'),
    title: z.string().min(1),
    previous: neighbourSchema.meta({ title: 'The one before' }),
    next: neighbourSchema.meta({ title: 'The one after' }),
    all: linkSchema,
  })
  .meta({
    title: 'Neighbours',
    description: 'The page before, the page after, and the list of all.',
    group: 'Ways on',
  })
