import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'

/** A part of a landing page that its bar leads to: who we are, or one channel and how it pays over a year. */
export const channelSchema = z
  .strictObject({
    type: z.literal('channel'),
    anchor: z
      .string()
      .regex(/^[a-z]+(-[a-z]+)*$/)
      .meta({
        title: 'Anchor',
        description: 'What the bar of the landing page leads to. Small letters and hyphens.',
      }),
    layout: z.enum(['statement', 'slope', 'switch', 'layers']).meta({
      title: 'Layout',
      description:
        'Statement lets the introduction speak; slope, switch and layers are the shapes in which a channel pays.',
    }),
    title: z.string().min(1),
    lead: z.string().min(1),
    paragraphs: z.array(z.string().min(1)).min(1),
    points: z
      .array(z.strictObject({ title: z.string().min(1), description: z.string().min(1) }))
      .min(2),
    figure: z.strictObject({ value: z.string().min(1), label: z.string().min(1) }).optional(),
    link: linkSchema.optional(),
  })
  .meta({
    title: 'Channel',
    description:
      'A part of a landing page: who we are, or one channel and how it pays over a year.',
    group: 'Services',
  })

export type ChannelLayoutProps = z.infer<typeof channelSchema>
