import { z } from 'zod'
import { testimonialsSchema } from '#blocks/testimonials/schema.ts'
import { linkSchema } from '#model/content/link.ts'
import { loopSchema } from '#model/content/loop.ts'

/** The head of a landing page: a bar of its own that leads to its sections, and words that pass over a fixed film. */
export const landingHeroSchema = z
  .strictObject({
    type: z.literal('landing-hero'),
    label: z.string().min(1).meta({ title: 'Small words above the title' }),
    title: z
      .array(z.string().min(1).meta({ title: 'Line' }))
      .min(1)
      .max(3)
      .meta({
        title: 'Title',
        description: 'Each line is set wider and larger than the one before it.',
      }),
    lead: z.string().min(1),
    lambda: z.int().min(400).max(700),
    video: loopSchema.meta({ title: 'Film' }),
    action: linkSchema.meta({ title: 'Button' }),
    links: z
      .array(
        z.strictObject({
          label: z.string().min(1),
          anchor: z
            .string()
            .min(1)
            .meta({ title: 'Anchor', description: 'The anchor that the section carries.' }),
        }),
      )
      .min(2)
      .meta({
        title: 'Links of the bar',
        description:
          'Each leads to a section of this page by its anchor, in the order of the sections.',
      }),
    claims: z
      .array(z.strictObject({ value: z.string().min(1), label: z.string().min(1) }))
      .length(2),
    voices: z.string().min(1).meta({ title: 'Words above the testimonials' }),
    testimonials: testimonialsSchema.shape.testimonials
      .length(2)
      .meta({ description: 'The second is shown first.' }),
  })
  .meta({
    title: 'Landing hero',
    description:
      'The head of a landing page: a bar that leads to its sections, and words that pass over a film.',
    group: 'Opening',
  })
