import { z } from 'zod'

const artefactSchema = z
  .strictObject({
    layout: z.enum(['table', 'form', 'log', 'model']).meta({
      title: 'Layout',
      description:
        'Table: cells below columns. Form: label, content and note of each field; the marked row is the button. Log: time and text. Model: table, field, and what it refers to; a marked row marks its table.',
    }),
    title: z.string().min(1),
    source: z
      .string()
      .min(1)
      .meta({ description: 'For example "redirects.csv, 7 of 11,342 rows".' }),
    note: z.string().min(1).meta({ description: 'What it shows.' }),
    columns: z
      .array(z.string().min(1).meta({ title: 'Column' }))
      .min(2)
      .max(4)
      .optional()
      .meta({ description: 'Only for the layout "Table".' }),
    rows: z
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
      .min(2),
  })
  .refine(
    ({ layout, columns, rows }) =>
      layout !== 'table' || rows.every(({ cells }) => cells.length === columns?.length),
    'a table needs columns, and every row one cell for each',
  )
  .meta({ title: 'Artefact' })

/** Working papers of a project: an excerpt of a table, a form, a log or a data model. */
export const artefactsSchema = z
  .strictObject({
    type: z.literal('artefacts'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    artefacts: z.array(artefactSchema).min(1).max(3),
  })
  .meta({
    title: 'Artefacts',
    description: 'Up to three working papers of a project, as they were.',
    group: 'Work and testimonials',
  })

export type Artefact = z.infer<typeof artefactSchema>
