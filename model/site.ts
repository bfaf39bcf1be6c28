import { z } from 'zod'
import { linkSchema } from './link.ts'

/** The agency's own words and figures that more than one screen shows; an owner changes them, no component holds any. */
export const siteSchema = z.strictObject({
  name: z.string().min(1),
  tagline: z.string().min(1),
  blurb: z.string().min(1),
  email: z.email(),
  /** As people read it, and as a telephone dials it. */
  phone: z.strictObject({
    label: z.string().min(1),
    number: z
      .string()
      .regex(
        /^\+\d{6,15}$/,
        'must be the number with its country, without spaces: "+916125550142"',
      ),
  }),
  address: z.array(z.string().min(1)).min(1),
  socials: z
    .array(
      z.strictObject({
        network: z.enum(['linkedin', 'instagram', 'youtube', 'x']),
        label: z.string().min(1),
        href: z.url(),
      }),
    )
    .length(4),
  /** Opens from 'Book a free call'; the button is disabled while it is null. */
  bookingUrl: z.url().nullable(),
  copyright: z.string().min(1),
  /** Where times of day are meant, for example "Asia/Kolkata". */
  timeZone: z.string().refine(isTimeZone, 'must be a time zone such as "Europe/Paris"'),
  /** Who is told of every lead. */
  notify: z.array(z.email()).min(1),
})

/** False for a name that Intl does not know. */
function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

export type Site = z.infer<typeof siteSchema>

/** The header's and footer's links (specification 2.3 and 2.4). */
export const navigationSchema = z.strictObject({
  header: z.array(linkSchema),
  hire: linkSchema,
  call: z.string().min(1),
  mobileExtra: z.array(linkSchema),
  quickLinks: z.array(linkSchema),
  legal: z.array(linkSchema),
})

export type Navigation = z.infer<typeof navigationSchema>
