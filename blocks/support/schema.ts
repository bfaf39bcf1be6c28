import { z } from 'zod'
import { gapBetween } from '#model/content/office-hours.ts'

const deskSchema = z
  .strictObject({
    city: z.string().min(1),
    zone: z.string().refine(isZone, 'is not a time zone').meta({
      title: 'Time zone',
      description: 'As the time zone database names it, for example "Asia/Kolkata".',
    }),
    from: z
      .int()
      .min(0)
      .max(23)
      .meta({ title: 'Opens at', description: 'Hour of its own clocks, 0 to 23.' }),
    to: z
      .int()
      .min(1)
      .max(24)
      .meta({ title: 'Closes at', description: 'Hour of its own clocks, 1 to 24.' }),
    lambda: z.int().min(400).max(700),
  })
  .refine(({ from, to }) => from < to, 'must close after it opens')

/** Support round the clock, and the desks that prove it: a gap in their day is a fault. */
export const supportSchema = z
  .strictObject({
    type: z.literal('support'),
    title: z.string().min(1),
    lead: z.string().min(1),
    /** The words for a desk at which somebody sits now, and for one that sleeps. */
    awake: z.string().min(1).meta({ title: 'Words for a desk that is open' }),
    asleep: z.string().min(1).meta({ title: 'Words for a desk that sleeps' }),
    desks: z
      .array(deskSchema)
      .min(2)
      .superRefine((desks, context) => {
        // Every check runs, also beside a zone that was just refused.
        if (!desks.every(({ zone }) => isZone(zone))) return
        const gap = gapBetween(desks)
        if (gap) context.addIssue({ code: 'custom', message: `nobody is at a desk at ${gap}` })
      }),
  })
  .meta({
    title: 'Support desks',
    description:
      'Desks around the world and who is awake now. Together they must cover the whole day.',
    group: 'People',
  })

function isZone(zone: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
