import { z } from 'zod'
import { layoutField } from '#model/content/layout-field.ts'

const layout = layoutField(
  ['acrostic', 'numbered'],
  'Acrostic: each value begins with a large letter; together they can spell a word. Numbered: each has its number.',
)

const head = {
  type: z.literal('core-values'),
  title: z.string().min(1),
  intro: z.string().min(1),
}

const valueSchema = z.strictObject({ title: z.string().min(1), description: z.string().min(1) })

const acrosticSchema = z.strictObject({
  ...head,
  layout: layout('acrostic'),
  values: z
    .array(
      valueSchema.extend({
        letter: z
          .string()
          .length(1)
          .optional()
          .meta({ description: 'By default, the first letter of the title.' }),
      }),
    )
    .min(1),
})

const numberedSchema = z.strictObject({
  ...head,
  layout: layout('numbered'),
  values: z.array(valueSchema).min(1),
})

/** What a company holds to; in the acrostic, the letters in front spell a word, such as its name. */
export const coreValuesSchema = z
  .discriminatedUnion('layout', [acrosticSchema, numberedSchema])
  .meta({
    title: 'Core values',
    description: 'Company values, each with a large letter or number.',
    group: 'Text',
  })
