import { z } from 'zod'
import { httpsUrlSchema, linkSchema } from './link.ts'

/** The agency's own words and figures that more than one screen shows; an owner changes them, no component holds any. */
export const siteSchema = z.strictObject({
  name: z.string().min(1).meta({ title: 'Name of the agency' }),
  tagline: z.string().min(1).meta({ description: 'A few words below the name.' }),
  blurb: z.string().min(1).meta({
    title: 'About the agency',
    description: 'Two or three sentences, shown in the footer.',
  }),
  email: z.email().meta({ title: 'Contact address', description: 'Shown on the site.' }),
  notify: z
    .array(z.email().meta({ title: 'Address' }))
    .min(1)
    .meta({ title: 'Who is told of every lead', description: 'E-mail addresses.' }),
  /** As people read it, and as a telephone dials it. */
  phone: z
    .strictObject({
      label: z.string().min(1).meta({ title: 'As people read it' }),
      number: z
        .string()
        .regex(
          /^\+\d{6,15}$/,
          'must be the number with its country, without spaces: "+916125550142"',
        )
        .meta({
          title: 'As a telephone dials it',
          description: 'With the country, without spaces: "+919876543210".',
        }),
    })
    .meta({ title: 'Telephone' }),
  address: z
    .array(z.string().min(1).meta({ title: 'Line' }))
    .min(1)
    .meta({ title: 'Postal address' }),
  socials: z
    .array(
      z.strictObject({
        network: z.enum(['linkedin', 'instagram', 'youtube', 'x']),
        label: z.string().min(1).meta({ title: 'Name' }),
        href: httpsUrlSchema.meta({ title: 'Address' }),
      }),
    )
    .length(4)
    .meta({ title: 'Social networks' }),
  bookingUrl: httpsUrlSchema.nullable().meta({
    title: 'Booking page',
    description: 'Opens from "Book a free call"; without it that button is off.',
  }),
  copyright: z.string().min(1).meta({ title: 'Copyright line' }),
  timeZone: z.string().refine(isTimeZone, 'must be a time zone such as "Europe/Paris"').meta({
    title: 'Time zone',
    description: 'Where times of day are meant, for example "Asia/Kolkata".',
  }),
  seo: z
    .strictObject({
      titleEnding: z.string().min(1).max(30).meta({
        title: 'End of titles',
        description: 'Behind the titles of posts, jobs and forms: "Careers | Wavelength".',
      }),
      isListed: z.boolean().meta({
        title: 'Search engines may list the site',
        description: 'Turn it off while nobody should find it; they follow within days or weeks.',
      }),
    })
    .meta({ title: 'Search engines' }),
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
  header: z.array(linkSchema).meta({ title: 'Links of the header' }),
  hire: linkSchema.meta({ title: 'Button of the header' }),
  call: z.string().min(1).meta({ title: 'Words of the button for a call' }),
  mobileExtra: z.array(linkSchema).meta({ title: 'More links on small screens' }),
  quickLinks: z.array(linkSchema).meta({ title: 'Quick links of the footer' }),
  legal: z.array(linkSchema).meta({ title: 'Legal links of the footer' }),
})

export type Navigation = z.infer<typeof navigationSchema>
