import { z } from 'zod'

/** A plus sign, the country code and 6 to 15 digits in all. */
const international = /^\+(?:[\s().-]*\d){6,15}[\s().-]*$/

/** The phone number as shown; the number to dial is made from it. */
export const phoneSchema = z
  .strictObject({
    label: z.string().min(1).meta({
      title: 'Number',
      description: 'With a plus sign and the country code, as visitors see it: "+44 20 7946 0142".',
    }),
    /** Of settings saved when the dialed number was a field of its own. */
    number: z.string().optional().meta({ hidden: true }),
  })
  .refine(({ label, number }) => !label || number !== undefined || international.test(label), {
    path: ['label'],
    error: 'Begin with a plus sign and the country code, such as "+44 20 7946 0142".',
  })
  .transform(({ label, number = '' }) => ({
    label,
    number: international.test(label) ? dialed(label) : number,
  }))

function dialed(label: string) {
  return label.replace(/[^+\d]/g, '')
}
