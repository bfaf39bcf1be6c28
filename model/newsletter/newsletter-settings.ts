import { z } from 'zod'
import { refuseSameText } from '#model/content/same-text.ts'
import { fieldLine } from '#model/document-text.ts'
import { refuseRepeated } from '#model/repeated.ts'
import { languageCode } from './subscriber-data.ts'

const topicSchema = z
  .strictObject({
    /** Kept when the topic is renamed; subscribers and issues refer to it. */
    id: z
      .string()
      .regex(/^[a-z-]{1,60}$/)
      .meta({ hidden: true }),
    name: fieldLine(60)
      .min(1)
      .regex(/^[^,;]*$/, 'A topic can’t contain commas or semicolons.'),
  })
  .meta({ title: 'Topic' })

/** What subscribers can choose, and what is counted of issues. */
export const newsletterSettingsSchema = z.strictObject({
  topics: z
    .array(topicSchema)
    .max(20)
    .superRefine(refuseRepeated('id'))
    .superRefine(refuseSameText)
    .meta({
      description:
        'Subscribers choose among them at the link in every issue, and an issue can be for some of them. Who has chosen none gets all.',
    }),
  languages: z
    .array(languageCode.meta({ title: 'Language' }))
    .max(10)
    .superRefine(refuseSameText)
    .meta({
      description:
        'Codes such as “en” and “de”, if you write issues in several. Subscribers choose one.',
    }),
  clicks: z
    .union([
      z.literal('sum').meta({ title: 'How often each link is followed' }),
      z.literal('person').meta({ title: 'Also by whom, of those who agree' }),
      z.literal('off').meta({ title: 'Nothing' }),
    ])
    .meta({
      title: 'What is counted of links',
      description:
        'Counted links lead through this site. To count by whom changes what people agree to at the sign-up form, and the privacy policy where it has {newsletterClicks}; whoever subscribed before is never counted by name.',
    }),
  campaigns: z.boolean().meta({
    title: 'Name the issue in links to this site',
    description: 'So that Insights shows what an issue led to (utm_source=newsletter).',
  }),
  perSecond: z.int().min(1).max(1_000).nullable().default(null).meta({
    title: 'Emails of issues in a second',
    description: 'At most, if your mail server has a limit. All other emails leave at once.',
  }),
  perHour: z.int().min(1).max(1_000_000).nullable().default(null).meta({
    title: 'Emails of issues in an hour',
    description: 'At most, in any sixty minutes.',
  }),
  warmUpFrom: z.iso.date('Choose a day.').nullable().default(null).meta({
    title: 'Warm up from',
    description:
      'The first day of a new domain or mail server. 500 emails of issues leave on that day (UTC), and twice as many on each next one.',
  }),
})

/** Emails of issues on the first day of a warm-up. */
export const WARM_UP_FIRST = 500

export type NewsletterSettings = z.output<typeof newsletterSettingsSchema>

/** The settings of a site that has not changed them. */
export const defaultNewsletterSettings: NewsletterSettings = {
  topics: [],
  languages: [],
  clicks: 'sum',
  campaigns: true,
  ...{ perSecond: null, perHour: null, warmUpFrom: null },
}
