import { z } from 'zod'
import { SOURCE_LANGUAGE } from '#model/language/language.ts'
import { answerSchema, roundTheClock } from './answer.ts'
import { isCountry } from './countries.ts'
import { isCurrency } from './currencies.ts'
import { httpsUrlSchema, linkSchema } from './link.ts'
import { isZone, officeSchema } from './office.ts'
import { partsSchema } from './parts.ts'
import { phoneSchema } from './phone.ts'

const country = z.string().refine(isCountry, 'must be the code of a country, such as "PT"')

/** Facts of the agency that several screens show. */
export const siteSchema = z.strictObject({
  name: z.string().min(1).meta({ section: 'Agency', title: 'Agency name' }),
  tagline: z
    .string()
    .min(1)
    .meta({ section: 'Agency', description: 'Shown below the name at the end of each page.' }),
  blurb: z.string().min(1).meta({
    section: 'Agency',
    title: 'About the agency',
    description: 'Two or three sentences, shown in the footer.',
  }),
  email: z
    .email()
    .meta({ section: 'Contact', title: 'Contact email', description: 'Shown on the site.' }),
  notify: z
    .array(z.email().meta({ title: 'Email address' }))
    .min(1)
    .meta({
      section: 'Leads',
      title: 'Lead notifications',
      description: 'Who gets an email for every new lead.',
    }),
  weeklyLetter: z.boolean().default(true).meta({
    section: 'Leads',
    title: 'Weekly letter',
    description:
      'On Monday mornings owners get an email about the week before: visits, pages, sources, what they led to, and what was won. None comes when nobody visited the site.',
  }),
  phone: phoneSchema.meta({ section: 'Contact', title: 'Phone' }),
  address: z
    .array(z.string().min(1).meta({ title: 'Line' }))
    .min(1)
    .meta({ section: 'Contact', title: 'Postal address' }),
  city: z.string().min(1).optional().meta({
    section: 'Contact',
    title: 'Town',
    description: 'New jobs begin with it, and search engines read it with your address.',
  }),
  country: country.optional().meta({
    section: 'Contact',
    title: 'Country',
    description: 'Where you are, for search engines.',
    options: 'countries',
  }),
  areas: z
    .array(country.meta({ title: 'Country', options: 'countries' }))
    .max(60)
    .default([])
    .meta({
      section: 'Contact',
      title: 'Countries you work for',
      description: 'For search engines. Without any, it is the country where you are.',
    }),
  currency: z
    .string()
    .refine(isCurrency, 'must be the code of a currency, such as "EUR"')
    .default('USD')
    .meta({
      section: 'Language and money',
      title: 'Currency',
      description: 'Of all prices on the site. Amounts stay as they are.',
      options: 'currencies',
    }),
  socials: z
    .array(
      z.strictObject({
        label: z.string().min(1).meta({ title: 'Name' }),
        href: httpsUrlSchema.meta({
          title: 'URL',
          description: 'Any network. Its icon is shown if it is known, otherwise a globe.',
        }),
      }),
    )
    .max(20)
    .meta({ section: 'Contact', title: 'Social networks' }),
  bookingUrl: httpsUrlSchema.nullable().meta({
    section: 'Contact',
    title: 'Booking page',
    description:
      'Opened by "Book a free call" until somebody takes calls here (Calls, Hours). Without it, that button opens an email to you.',
  }),
  referencePrefix: z
    .string()
    .regex(/^[A-Z0-9]{0,6}$/, 'Use up to six capital letters and digits.')
    .default('')
    .meta({
      section: 'Leads',
      title: 'Reference prefix',
      description:
        'Visitors get a reference for what they send: “AB” makes it AB-7Q2F-9KXA. Without it, references are 7Q2F-9KXA.',
    }),
  copyright: z.string().min(1).meta({ section: 'Agency', title: 'Copyright line' }),
  timeZone: z.string().refine(isZone, 'must be a time zone such as "Europe/Paris"').meta({
    section: 'Language and money',
    title: 'Time zone',
    description: 'For all dates and times. Choose the city that has your time.',
    options: 'time-zones',
  }),
  language: z.string().min(1).default(SOURCE_LANGUAGE).meta({
    section: 'Language and money',
    title: 'Language',
    description:
      'Of dates, numbers and all words that are not content. Choose the one that your texts are written in.',
    options: 'languages',
  }),
  // Settings that were published before this setting existed lack it.
  answer: answerSchema.default({ ...roundTheClock, hours: 12 }).meta({
    section: 'Leads',
    title: 'Promised answer',
    description: 'When inquiries are due: in the inbox, in reminders and in what visitors read.',
  }),
  parts: partsSchema.meta({ section: 'Parts and search' }),
  seo: z
    .strictObject({
      titleEnding: z.string().min(1).max(30).meta({
        title: 'Title suffix',
        description: 'Added to the titles of posts, jobs and forms: "Careers | Your name".',
      }),
      isListed: z.boolean().meta({
        title: 'Allow search engines to list the site',
        description: 'Search engines take days or weeks to notice a change.',
      }),
      usesIndexNow: z.boolean().default(false).meta({
        title: 'Tell search engines of changes',
        description:
          'Addresses of pages that are published, changed or withdrawn go to Bing, Yandex and others by IndexNow.',
      }),
    })
    .meta({ section: 'Parts and search', title: 'Search engines' }),
})

export type Site = z.infer<typeof siteSchema>

/** The settings as they are written. */
export type SiteSource = z.input<typeof siteSchema>

/** The header's and footer's links. */
export const navigationSchema = z.strictObject({
  header: z.array(linkSchema).meta({ title: 'Header links' }),
  main: linkSchema.optional().meta({
    title: 'Main button',
    description: 'The filled button of the header. Without it, the other button is filled.',
  }),
  hire: linkSchema.optional().meta({ title: 'Other button' }),
  call: z.string().min(1).meta({ title: 'Call button text' }),
  mobileExtra: z.array(linkSchema).meta({ title: 'More links on small screens' }),
  quickLinks: z.array(linkSchema).meta({ title: 'Footer quick links' }),
  more: z
    .array(linkSchema)
    .max(4)
    .optional()
    .meta({ title: 'Footer highlights', description: 'Below the text about the agency.' }),
  legal: z.array(linkSchema).meta({ title: 'Footer legal links' }),
  promise: z
    .strictObject({
      text: z.string().min(1).meta({ description: 'For example "An answer within {answerTime}."' }),
      link: linkSchema,
      desk: z
        .strictObject({
          text: z.string().min(1).meta({
            description: 'For example "{city} is at the desk." Shown while an office is open.',
          }),
          offices: z.array(officeSchema).min(1).max(24),
        })
        .optional()
        .meta({ title: 'Who is there now' }),
    })
    .optional()
    .meta({ title: 'Promise', description: 'A line at the end of each page, above the footer.' }),
})

export type Navigation = z.infer<typeof navigationSchema>
