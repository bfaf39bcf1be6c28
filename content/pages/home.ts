import type { Page } from '#blocks/schema.ts'
import { loop } from '#content/loops.ts'
import { marquee } from '#content/marquee.ts'
import { process } from '#content/process.ts'
import { showcase } from '#content/showcase.ts'
import { homeTeam } from '#content/team.ts'
import { tiles } from '#content/tiles.ts'
import { why } from '#content/why.ts'
import { contactPath, paths } from '#model/paths.ts'

/** In the order of the colours of their pictures, from violet to orange. */
const clientCases = [
  'makhana-co',
  'dar-al-noor-clinics',
  'ganga-agro',
  'teranga-foods',
  'saltmarsh-outfitters',
]

export const page: Page = {
  id: 'home',
  title: 'Wavelength: IT and digital services that carry',
  description:
    'Wavelength builds websites, shops and the systems behind them, then brings in the people who need them. Patna, Dubai, Toronto, Riyadh.',
  blocks: [
    {
      type: 'hero',
      layout: 'film',
      title: ['Work that', 'carries.'],
      intro:
        'Wavelength is an IT and digital services agency. We build your website, your shop and the systems behind them, then bring in the people who need them.',
      primary: { label: 'Contact Now', href: contactPath({ from: paths.home }) },
      secondary: { label: 'Join Now', href: paths.register },
      wave: { label: 'Type your name', button: 'Draw it' },
      video: loop('home-hero'),
      clientsLabel: 'Some of our clients',
      clients: { collection: 'case', pick: clientCases },
      all: { label: 'All six cases', href: paths.projects },
    },
    { type: 'service-stack', title: 'What we do', categories: showcase },
    marquee,
    {
      type: 'team',
      title: 'Who We Are',
      intro: 'Forty-one people in four cities. One of these seven takes your first call.',
      members: { collection: 'person', pick: homeTeam.map(({ id }) => id) },
    },
    process,
    why,
    {
      type: 'projects',
      title: 'Our Impactful Projects',
      intro: 'Three projects from the past year, and what they changed.',
      action: 'View Case Study',
      projects: {
        collection: 'case',
        pick: ['saltmarsh-outfitters', 'dar-al-noor-clinics', 'ganga-agro'],
      },
      figures: [
        { label: 'Projects Delivered', value: '110+' },
        { label: 'Client Satisfaction', value: '98%' },
        { label: 'Industries Served', value: '15+' },
        { label: 'Years of Expertise', value: '3+' },
      ],
      all: { label: 'Explore All Solutions', href: paths.services },
    },
    {
      type: 'testimonials',
      title: 'What our clients say',
      testimonials: { collection: 'testimonial' },
    },
    {
      type: 'faq',
      title: 'Questions we hear most',
      intro: 'Don’t see yours? Ask the people who would do the work.',
      action: { label: 'Contact Our Experts', href: contactPath({ from: paths.home }) },
    },
    {
      type: 'service-tiles',
      title: 'OUR SERVICES',
      action: { label: 'Contact us', href: contactPath({ from: paths.home }) },
      tiles,
    },
    {
      type: 'posts',
      layout: 'cards',
      title: 'Latest from Our Blog',
      intro: 'Notes from real projects, by the people who did the work, with the figures.',
      action: { label: 'View All Posts', href: paths.blog },
    },
  ],
}
