import { z } from 'zod'
import { layoutField } from '#model/content/layout-field.ts'

/** The number of weeks that the layout 'weeks' can show. */
const WEEKS_MAX = 8

/** The layout 'circuit' is drawn for exactly this many steps. */
const CIRCUIT_STEPS = 8

const layout = layoutField(
  ['wave', 'weeks', 'path', 'ledger', 'circuit'],
  'Wave: four or five steps on one wave. Weeks: each step as a bar under its weeks. Path: steps on both sides of a line down the page. Ledger: a dense list on dark ground. Circuit: eight steps on a line that turns back.',
)

const head = {
  type: z.literal('process'),
  title: z.string().min(1),
  intro: z.string().min(1).optional(),
}

const stepSchema = z.strictObject({ title: z.string().min(1), description: z.string().min(1) })
const duration = z.string().min(1).optional().meta({ description: 'For example "1-2 weeks".' })

const waveSchema = z.strictObject({
  ...head,
  layout: layout('wave'),
  steps: z.array(stepSchema.extend({ duration })).min(2),
})

const weeksSchema = z.strictObject({
  ...head,
  layout: layout('weeks'),
  steps: z
    .array(
      stepSchema.extend({
        duration,
        weeks: z.strictObject({
          from: z.int().min(1).max(WEEKS_MAX).meta({ title: 'First week' }),
          count: z.int().min(1).max(WEEKS_MAX).meta({ title: 'Number of weeks' }),
        }),
      }),
    )
    .min(2),
})

const plainSchema = z.strictObject({
  ...head,
  layout: layout('path', 'ledger'),
  steps: z.array(stepSchema).min(2),
})

const circuitSchema = z.strictObject({
  ...head,
  layout: layout('circuit'),
  steps: z.array(stepSchema).length(CIRCUIT_STEPS),
})

export const processSchema = z
  .discriminatedUnion('layout', [waveSchema, weeksSchema, plainSchema, circuitSchema])
  .meta({
    title: 'Process',
    description: 'The steps of a process, in one of five layouts.',
    group: 'Steps',
  })

export type ProcessLayoutProps = Omit<z.infer<typeof plainSchema>, 'layout'>
export type WaveProps = z.infer<typeof waveSchema>
export type WeeksProps = z.infer<typeof weeksSchema>
