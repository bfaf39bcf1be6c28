import { z } from 'zod'

/** Fields of an office with its opening hours (office-hours.ts). */
export const officeFields = {
  city: z.string().min(1),
  zone: z.string().refine(isZone, 'is not a time zone').meta({
    title: 'Time zone',
    options: 'time-zones',
  }),
  from: z.int().min(0).max(23).meta({ title: 'Opens at', description: 'Local hour, 0 to 23.' }),
  to: z.int().min(1).max(24).meta({ title: 'Closes at', description: 'Local hour, 1 to 24.' }),
}

export const officeSchema = z
  .strictObject(officeFields)
  .refine(({ from, to }) => from < to, 'must close after it opens')

/** False for names that Intl does not support. */
export function isZone(zone: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
