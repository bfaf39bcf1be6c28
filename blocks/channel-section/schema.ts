import { z } from 'zod'
import { formattedTextSchema } from '#model/content/formatted-text.ts'
import { linkSchema } from '#model/content/link.ts'

/** A landing page section with an anchor: an introduction, or a marketing channel and its returns over a year. */
export const channelSectionSchema = z
  .strictObject({
    type: z.literal('channel-section'),
    anchor: z
      .string()
      .regex(/^[a-z]+(-[a-z]+)*$/)
      .meta({
        title: 'Anchor',
        description:
          'The target of a link in the page’s navigation bar. Lowercase letters and hyphens.',
      }),
    layout: z.enum(['statement', 'slope', 'switch', 'layers']).meta({
      title: 'Layout',
      description:
        'Statement: a large introduction. Slope, switch and layers: three ways to show a channel’s returns.',
    }),
    title: z.string().min(1),
    intro: z.string().min(1),
    paragraphs: z.array(formattedTextSchema).min(1),
    points: z
      .array(z.strictObject({ title: z.string().min(1), description: z.string().min(1) }))
      .min(2),
    figure: z.strictObject({ value: z.string().min(1), label: z.string().min(1) }).optional(),
    link: linkSchema.optional(),
  })
  .meta({
    title: 'Channel section',
    description:
      'A landing page section: an introduction, or a marketing channel and its returns over a year.',
    group: 'Services',
  })

export type ChannelSectionProps = z.infer<typeof channelSectionSchema>
