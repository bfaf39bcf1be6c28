import { z } from 'zod'
import { refuseRepeated } from '#model/repeated.ts'
import { isLine } from '#model/text.ts'
import { refuseSameText } from './same-text.ts'

/** Categories of the blog. */
export const CATEGORIES_MAX = 30

const hidden = z.string().min(1).max(80).meta({ hidden: true })

export const categorySchema = z.strictObject({
  id: hidden,
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name.')
    .max(40, 'Keep it under 40 characters.')
    .refine(isLine, 'This contains a character that cannot be used here.')
    .refine((name) => name !== 'All', '“All” stands for all categories. Choose another name.'),
  lambda: z.coerce.number().int().min(400).max(700).meta({ title: 'Hue' }),
  former: z.array(hidden).optional().meta({ hidden: true }),
})

export const categoriesSchema = z
  .array(categorySchema)
  .min(1)
  .max(CATEGORIES_MAX)
  .superRefine(refuseRepeated('id'))
  .superRefine(refuseSameText)
