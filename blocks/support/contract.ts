import { z } from 'zod'
import { gapBetween } from '#model/desk.ts'

const deskSchema = z
  .strictObject({
    city: z.string().min(1),
    /** As the time zone database names it, for example "Asia/Kolkata". */
    zone: z.string().refine(isZone, 'is not a time zone'),
    /** Hours of its own clocks. */
    from: z.int().min(0).max(23),
    to: z.int().min(1).max(24),
    lambda: z.int().min(400).max(700),
  })
  .refine(({ from, to }) => from < to, 'must close after it opens')

/** Support round the clock, and the desks that prove it: a gap in their day is a fault. */
export const supportContract = z.strictObject({
  type: z.literal('support'),
  title: z.string().min(1),
  lead: z.string().min(1),
  /** The words for a desk at which somebody sits now, and for one that sleeps. */
  awake: z.string().min(1),
  asleep: z.string().min(1),
  desks: z
    .array(deskSchema)
    .min(2)
    .superRefine((desks, context) => {
      const gap = gapBetween(desks)
      if (gap) context.addIssue({ code: 'custom', message: `nobody is at a desk at ${gap}` })
    }),
})

function isZone(zone: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
