import { z } from 'zod'

/** Measures, each with its year as a line. */
export const metricTilesSchema = z
  .strictObject({
    type: z.literal('metric-tiles'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    metrics: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          value: z.string().min(1).meta({ description: 'For example "4.2%".' }),
          description: z.string().min(1),
          trend: z
            .array(z.number().meta({ title: 'Month' }))
            .min(2)
            .max(24)
            .meta({
              title: 'Its year',
              description:
                'What was measured month by month, oldest first. Only the shape is drawn.',
            }),
        }),
      )
      .min(2)
      .max(5),
  })
  .meta({
    title: 'Metric tiles',
    description: 'Measures, each with its year as a line.',
    group: 'Figures',
  })
