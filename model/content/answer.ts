import { z } from 'zod'

const timeSchema = z
  .string()
  .regex(
    /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/,
    'Enter a time such as "09:30", from 00:00 to 24:00.',
  )

const day = z.boolean()

/** What the agency promises about answers to inquiries; times are in the site's time zone. */
export const answerSchema = z
  .strictObject({
    hours: z.int().min(1).max(120).meta({
      title: 'Hours until the answer',
      description:
        'Only the hours below count. Write {answerTime} in a text of a page to say it there.',
    }),
    days: z
      .strictObject({
        monday: day,
        tuesday: day,
        wednesday: day,
        thursday: day,
        friday: day,
        saturday: day,
        sunday: day,
      })
      .superRefine((days, context) => {
        if (Object.values(days).some(Boolean)) return
        const message = 'Choose at least one day, or no inquiry can ever be answered in time.'
        context.addIssue({ code: 'custom', input: days.monday, path: ['monday'], message })
      })
      .meta({ title: 'Working days' }),
    from: timeSchema.meta({ title: 'Work begins', description: 'For example 09:30.' }),
    to: timeSchema.meta({
      title: 'Work ends',
      description: 'For example 18:00. The end of the day is 24:00.',
    }),
    holidays: z
      .array(z.iso.date({ error: 'Choose a day of the calendar.' }).meta({ title: 'Day' }))
      .max(200)
      .meta({ title: 'Holidays', description: 'Days on which nobody works.' }),
  })
  .superRefine(({ from, to }, context) => {
    const areTimes = [from, to].every((time) => timeSchema.safeParse(time).success)
    if (!areTimes || from < to) return
    const message = 'Work must end later than it begins. For the end of the day, enter 24:00.'
    context.addIssue({ code: 'custom', path: ['to'], message })
  })

/** Around the clock. */
export const roundTheClock: z.infer<typeof answerSchema> = {
  hours: 24,
  days: {
    monday: true,
    tuesday: true,
    wednesday: true,
    thursday: true,
    friday: true,
    saturday: true,
    sunday: true,
  },
  from: '00:00',
  to: '24:00',
  holidays: [],
}
