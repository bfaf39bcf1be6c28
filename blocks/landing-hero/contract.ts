import { z } from 'zod'
import { linkSchema } from '#model/link.ts'
import { loopSchema } from '#model/loop.ts'
import { testimonialsContract } from '../testimonials/contract.ts'

/** The head of a landing page: a bar of its own that leads to its sections, and words that pass over a fixed film. */
export const landingHeroContract = z.strictObject({
  type: z.literal('landing-hero'),
  label: z.string().min(1),
  /** Set line by line, each line wider and larger than the one before it. */
  title: z.array(z.string().min(1)).min(1).max(3),
  lead: z.string().min(1),
  lambda: z.int().min(400).max(700),
  video: loopSchema,
  action: linkSchema,
  /** Anchors that other blocks of the page carry, in the order in which those stand. */
  links: z.array(z.strictObject({ label: z.string().min(1), anchor: z.string().min(1) })).min(2),
  claims: z.array(z.strictObject({ value: z.string().min(1), label: z.string().min(1) })).length(2),
  voices: z.string().min(1),
  /** The second is shown first (specification 2.10). */
  testimonials: testimonialsContract.shape.testimonials.length(2),
})
