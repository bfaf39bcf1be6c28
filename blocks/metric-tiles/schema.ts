import { z } from 'zod'

/** Metrics, each with a line chart of its year. */
export const metricTilesSchema = z
  .strictObject({
    type: z.literal('metric-tiles'),
    title: z.string().min(1),
    intro: z.string().min(1).optional(),
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
              title: 'Trend',
              description: 'Monthly values, oldest first. Only the shape is drawn.',
            }),
        }),
      )
      .min(2)
      .max(5),
  })
  .meta({
    title: 'Metric tiles',
    description: 'Metrics, each with a line chart of its year.',
    group: 'Figures',
  })
