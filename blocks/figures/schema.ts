import { z } from 'zod'
import { layoutField } from '#model/content/layout-field.ts'
import { markForms } from '#model/content/mark-scale.ts'
import { pictureSchema } from '#model/content/picture.ts'

const layout = layoutField(
  ['staggered', 'row', 'ledger'],
  'Staggered: different sizes, the first very large. Row: all in one row below a sentence. Ledger: one line each.',
)

const type = z.literal('figures')
const title = z.string().min(1)
const content = {
  figures: z
    .array(
      z.strictObject({
        value: z.string().min(1).meta({ description: 'For example "98%".' }),
        label: z.string().min(1),
        marks: z
          .enum([...markForms, 'none'])
          .optional()
          .meta({
            title: 'Drawn as',
            description:
              'A value that reads as a quantity, such as “90%”, “1 in 9”, “5-7” or “22,000+”, is drawn to scale. Nothing chosen: as fits it.',
          }),
        caption: z.string().min(1).optional().meta({
          description: 'Says what one mark is, for example “One dot is one shop”.',
        }),
      }),
    )
    .min(2),
  floods: z
    .boolean()
    .optional()
    .meta({ title: 'Rising colour', description: 'The hue of the page rises on scroll.' }),
}

const staggeredSchema = z.strictObject({
  type,
  title,
  layout: layout('staggered'),
  ...content,
  picture: pictureSchema.optional().meta({
    description:
      'Shows what the first figure counts, in place of its marks, from edge to edge of the window.',
  }),
  portrait: pictureSchema.optional().meta({ title: 'Picture on phones' }),
})

const withLeadSchema = z.strictObject({
  type,
  title,
  intro: z.string().min(1).optional(),
  layout: layout('row', 'ledger'),
  ...content,
})

/** Large figures with labels. */
export const figuresSchema = z
  .discriminatedUnion('layout', [staggeredSchema, withLeadSchema])
  .meta({
    title: 'Figures',
    description: 'Large figures with labels, in one of three layouts.',
    group: 'Figures',
  })

export type StaggeredProps = z.infer<typeof staggeredSchema>
export type FiguresWithLeadProps = z.infer<typeof withLeadSchema>
export type Figure = StaggeredProps['figures'][number]
