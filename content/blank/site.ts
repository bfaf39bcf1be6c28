import { roundTheClock } from '#model/content/answer.ts'
import type { SiteSource } from '#model/content/site.ts'

/** What a site begins with that wants no sample; the set-up asks for all of it. */
export const site: SiteSource = {
  name: 'Your agency',
  tagline: 'What you do, in a few words',
  blurb: 'Two sentences about what you do and for whom. They stand at the foot of every page.',
  email: 'hello@agency.example',
  phone: { label: '+1 202 555 0142' },
  address: ['Your street', 'Your town'],
  socials: [],
  bookingUrl: null,
  referencePrefix: '',
  copyright: '© Your agency',
  timeZone: 'UTC',
  answer: { ...roundTheClock, hours: 24 },
  parts: {
    blog: false,
    careers: false,
    partners: false,
    cases: false,
    clients: false,
    newsletter: false,
  },
  seo: { titleEnding: 'Your agency', isListed: true },
  notify: ['hello@agency.example'],
}
