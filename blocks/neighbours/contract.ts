import { z } from 'zod'
import { linkSchema, sitePathSchema } from '#model/link.ts'

const neighbourSchema = z.strictObject({
  /** "Next case". */
  label: z.string().min(1),
  title: z.string().min(1),
  line: z.string().min(1),
  lambda: z.int().min(400).max(700),
  href: sitePathSchema,
})

/** The way on from one page of a series: the one before, the one after, and the list of all. */
export const neighboursContract = z.strictObject({
  type: z.literal('neighbours'),
  title: z.string().min(1),
  previous: neighbourSchema,
  next: neighbourSchema,
  all: linkSchema,
})
