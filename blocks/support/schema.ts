import { z } from 'zod'
import { isZone, officeFields } from '#model/content/office.ts'
import { gapBetween } from '#model/content/office-hours.ts'
import { momentText } from '#model/moment-text.ts'

const officeSchema = z
  .strictObject({ ...officeFields, lambda: z.int().min(400).max(700) })
  .refine(({ from, to }) => from < to, 'must close after it opens')

/** Support offices; together their hours must cover 24 hours without a gap. */
export const supportSchema = z
  .strictObject({
    type: z.literal('support'),
    title: z.string().min(1),
    intro: z.string().min(1),
    open: z.string().min(1).meta({ title: 'Text for an open office' }),
    closed: z.string().min(1).meta({ title: 'Text for a closed office' }),
    offices: z
      .array(officeSchema)
      .min(2)
      .superRefine((offices, context) => {
        // Runs even if a time zone is invalid.
        if (!offices.every(({ zone }) => isZone(zone))) return
        const gap = gapBetween(offices)
        if (!gap) return
        const time = momentText(gap.toISOString(), 'UTC', 'time')
        const month = gap.getUTCMonth() === 0 ? 'January' : 'July'
        const message = `no office is open at ${time} UTC in ${month}`
        context.addIssue({ code: 'custom', message })
      }),
  })
  .meta({
    title: 'Support offices',
    description:
      'Offices around the world and which of them are open now. Together they must cover 24 hours.',
    group: 'People',
  })
