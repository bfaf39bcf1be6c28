import { z } from 'zod'
import { layoutField } from '#model/content/layout-field.ts'
import { pictureSchema } from '#model/content/picture.ts'

const layout = layoutField(
  ['table', 'form', 'log', 'model', 'picture'],
  'Table: cells below columns. Form: label, content and note of each field; the marked row is the button. Log: time and text. Model: table, field, and what it refers to; a marked row marks its table. Picture: a sketch or a photo.',
)

const head = {
  title: z.string().min(1),
  source: z.string().min(1).meta({ description: 'For example "redirects.csv, 7 of 11,342 rows".' }),
  note: z.string().min(1).meta({ description: 'What it shows.' }),
}

const rows = z
  .array(
    z
      .strictObject({
        cells: z
          .array(z.string().min(1).meta({ title: 'Cell' }))
          .min(2)
          .max(4),
        marked: z.boolean().optional(),
      })
      .meta({ title: 'Row' }),
  )
  .min(2)

const tableSchema = z
  .strictObject({
    layout: layout('table'),
    ...head,
    columns: z
      .array(z.string().min(1).meta({ title: 'Column' }))
      .min(2)
      .max(4),
    rows,
  })
  .refine(
    ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length),
    'every row of a table needs one cell for each column',
  )
  .meta({ title: 'Table' })

const sheetSchema = <const Layout extends 'form' | 'log' | 'model'>(own: Layout, title: string) =>
  z.strictObject({ layout: layout(own), ...head, rows }).meta({ title })

const picturedSchema = z
  .strictObject({ layout: layout('picture'), ...head, picture: pictureSchema })
  .meta({ title: 'Picture' })

const artefactSchema = z.discriminatedUnion('layout', [
  tableSchema,
  sheetSchema('form', 'Form'),
  sheetSchema('log', 'Log'),
  sheetSchema('model', 'Data model'),
  picturedSchema,
])

/** Working papers of a project: an excerpt of a table, a form, a log or a data model, a sketch or a photo. */
export const artefactsSchema = z
  .strictObject({
    type: z.literal('artefacts'),
    title: z.string().min(1),
    intro: z.string().min(1).optional(),
    artefacts: z.array(artefactSchema).min(1).max(5),
  })
  .meta({
    title: 'Artefacts',
    description: 'Up to five working papers of a project, as they were.',
    group: 'Work and testimonials',
  })

export type Table = z.infer<typeof tableSchema>
/** What every layout has. */
export type Artefact = Omit<Table, 'layout' | 'columns'>
