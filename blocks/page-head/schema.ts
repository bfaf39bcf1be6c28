import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'
import { loopSchema } from '#model/content/loop.ts'

/** The head of a page: its hue, its drawing, its one sentence. */
export const pageHeadSchema = z
  .strictObject({
    type: z.literal('page-head'),
    label: z.string().min(1).meta({ title: 'Small words above the title' }),
    title: z.string().min(1),
    rotating: z
      .array(z.string().min(1).meta({ title: 'Ending' }))
      .min(2)
      .optional()
      .meta({
        title: 'Changing ends of the title',
        description: 'They take turns after the fixed words.',
      }),
    lead: z.string().min(1),
    lambda: z.int().min(400).max(700),
    art: z
      .enum(['interference', 'spectrum', 'trace', 'rings'])
      .meta({ title: 'Drawing', description: 'What the wave draws behind the words.' }),
    allHues: z
      .boolean()
      .optional()
      .meta({ title: 'Run through all hues', description: 'For a page that shows every service.' }),
    action: linkSchema.optional().meta({ title: 'Button' }),
    video: loopSchema
      .optional()
      .meta({ title: 'Film', description: 'Stands behind the words in place of the drawing.' }),
  })
  .meta({
    title: 'Page head',
    description: 'The head of a page: its hue, its drawing, its one sentence.',
    group: 'Opening',
  })
