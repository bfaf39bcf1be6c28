import type { Page } from '#blocks/contracts.ts'
import { projects } from '#content/projects.ts'
import { showcase } from '#content/showcase.ts'
import { homeTeam } from '#content/team.ts'
import { testimonials } from '#content/testimonials.ts'
import { tiles } from '#content/tiles.ts'
import { contactPath, paths } from '#model/paths.ts'

export const page: Page = {
  id: 'home',
  title: 'Wavelength: IT and digital services that carry',
  description:
    'Wavelength builds the site, the shop and the system behind them, then brings the people who need them. Patna, Dubai, Toronto, Riyadh.',
  blocks: [
    {
      type: 'hero',
      title: ['Work that', 'carries.'],
      lead: 'Wavelength is an IT and digital services agency. We build the site, the shop and the system behind them, then bring the people who need them.',
      primary: { label: 'Contact Now', href: contactPath({ from: paths.home }) },
      secondary: { label: 'Join Now', href: paths.register },
      video: {
        poster: { src: '/video/home-hero.webp', width: 1280, height: 720, alt: '' },
        sources: [
          { src: '/video/home-hero.webm', type: 'video/webm; codecs="av01.0.05M.08"' },
          { src: '/video/home-hero.mp4', type: 'video/mp4' },
        ],
      },
      clientsLabel: 'Lately on our desks',
      clients: [
        'Saltmarsh Outfitters',
        'Dar Al Noor Clinics',
        'Ganga Agro',
        'Teranga Foods',
        'Kestrel & Daughters',
      ],
    },
    { type: 'service-stack', title: 'What we do all day', categories: showcase },
    {
      type: 'marquee',
      label: 'Where we are and whom we work with',
      messages: [
        'We are in Dubai',
        'Toronto',
        'Saudi',
        'Partnered with Google',
        'Working with Meta',
        'Trusted by Binance',
      ],
    },
    {
      type: 'team',
      title: 'Who We Are',
      lead: 'Forty-one people in four cities. These seven answer the first call.',
      members: homeTeam,
    },
    {
      type: 'process',
      title: 'One period, four phases',
      lead: 'Every project swings the same way: up to a plan, down into the work, and through to the people it is for.',
      steps: [
        {
          title: 'Discovery & Consultation',
          description:
            'We sit with the people who do the work today and write down what slows them. You get the notes, whether you hire us or not.',
          duration: '1 week',
        },
        {
          title: 'Strategy & Planning',
          description:
            'Scope, price, date and the one figure that will tell us whether it worked. On one page, signed by both.',
          duration: '1-2 weeks',
        },
        {
          title: 'Development & Integration',
          description:
            'Working pages every Friday, on a link you can open on your own phone. Tests and documents grow with them.',
          duration: '4-10 weeks',
        },
        {
          title: 'Launch & Optimization',
          description:
            'We go live on a Tuesday morning, watch for thirty days, and change what the figures tell us to change.',
          duration: '30 days',
        },
      ],
    },
    {
      type: 'why',
      title: 'Why Choose Us',
      lead: 'Three years in, small enough that the person who sells the work also does it.',
      points: [
        {
          title: 'You talk to the makers',
          description:
            'No account layer. The engineer who builds it is in the first call and in the last.',
        },
        {
          title: 'Fixed price for a fixed scope',
          description:
            'If we estimated badly, that is our cost. Changes are priced before they are made.',
        },
        {
          title: 'Everything in your name',
          description: 'Repositories, ad accounts and analytics belong to you from the first day.',
        },
        {
          title: 'Measured, then said',
          description:
            'One agreed figure, reported every Monday, including the weeks in which it fell.',
        },
      ],
      counters: [
        { label: 'Years', value: 3 },
        { label: 'Recent clients', value: 12 },
        { label: 'Happy clients', value: 42 },
        { label: 'Projects done', value: 113 },
      ],
    },
    {
      type: 'projects',
      title: 'Our Impactful Projects',
      lead: 'Three jobs from the past year, with what changed after.',
      action: 'View Case Study',
      projects,
      figures: [
        { label: 'Projects Delivered', value: '110+' },
        { label: 'Client Satisfaction', value: '98%' },
        { label: 'Industries Served', value: '15+' },
        { label: 'Years of Expertise', value: '3+' },
      ],
      all: { label: 'Explore All Solutions', href: paths.services },
    },
    { type: 'testimonials', title: 'What clients say on the phone to others', testimonials },
    {
      type: 'faq',
      title: 'Asked in most first calls',
      lead: 'If yours is missing, ask the people who would do the work.',
      action: { label: 'Contact Our Experts', href: contactPath({ from: paths.home }) },
    },
    {
      type: 'service-tiles',
      title: 'OUR SERVICES',
      action: { label: 'Contact us', href: contactPath({ from: paths.home }) },
      tiles,
    },
    {
      type: 'blog-teaser',
      title: 'Latest from Our Blog',
      lead: 'Notes from the work, by the people who did it, with the figures.',
      action: { label: 'View All Posts', href: paths.blog },
    },
  ],
}
