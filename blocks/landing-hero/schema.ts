import { z } from 'zod'
import { entryListSchema } from '#model/content/entry-list.ts'
import { linkSchema } from '#model/content/link.ts'
import { loopSchema } from '#model/content/loop.ts'

/** The opening of a landing page: a bar of links to its sections, and text that scrolls over a fixed video. */
export const landingHeroSchema = z
  .strictObject({
    type: z.literal('landing-hero'),
    label: z.string().min(1).meta({ title: 'Label above the title' }),
    title: z
      .array(z.string().min(1).meta({ title: 'Line' }))
      .min(1)
      .max(3)
      .meta({
        title: 'Title',
        description: 'Each line is larger and wider than the one before.',
      }),
    intro: z.string().min(1),
    lambda: z.int().min(400).max(700),
    video: loopSchema.meta({ title: 'Video' }),
    action: linkSchema.meta({ title: 'Button' }),
    links: z
      .array(
        z.strictObject({
          label: z.string().min(1),
          anchor: z
            .string()
            .min(1)
            .meta({ title: 'Anchor', description: 'The anchor of the section.' }),
        }),
      )
      .min(2)
      .meta({
        title: 'Links in the bar',
        description: 'One per section of this page, in the order of the sections.',
      }),
    claims: z
      .array(z.strictObject({ value: z.string().min(1), label: z.string().min(1) }))
      .length(2),
    testimonialsTitle: z.string().min(1).meta({ title: 'Heading of the testimonials' }),
    testimonials: entryListSchema('testimonial', { min: 2, max: 2 }),
  })
  .meta({
    title: 'Landing hero',
    description:
      'The opening of a landing page: a bar of links to its sections, and text that scrolls over a video.',
    group: 'Opening',
  })
