import type { Page } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { supportOffices } from '#content/offices.ts'
import { aboutTeam } from '#content/team.ts'
import { contactPath, paths } from '#model/paths.ts'

export const page: Page = {
  id: 'about',
  title: 'About Us: forty-one people in four cities | Wavelength',
  description:
    'Wavelength is a digital agency of forty-one people with its head office in Patna. Our mission, our vision, the ten values we argue about, and who picks up at 3 a.m.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / About Us',
      title: 'About Us',
      intro:
        'Three years ago we were four people above a sweet shop on Boring Road. Now we are forty-one, in Patna, Dubai, Toronto and Riyadh. The sweet shop still gets our biggest order every Diwali.',
      lambda: 460,
      art: 'interference',
      ...heroPicture('boring-road'),
      place: 'skyline',
      action: { label: 'More About Us', href: `${paths.about}#what-we-are-here-for` },
    },
    {
      type: 'purpose',
      anchor: 'what-we-are-here-for',
      title: 'What we are here for',
      mission: {
        title: 'Mission',
        text: 'To give a shop in Muzaffarpur software as good as a bank in Toronto gets, at a price the shop knows before it signs.',
      },
      way: { from: 'Muzaffarpur', to: 'Toronto', length: '12,100 km' },
      vision: {
        title: 'Vision',
        text: 'A good idea should travel as far as it deserves, whatever postcode it starts from. We want to be the people who get it there.',
      },
      difference: {
        title: 'What Sets Us Apart',
        text: 'The person who sells you the work does the work. We quote a fixed price for a fixed scope, open every account in your name, and agree one figure with you that decides whether we did well. If it falls, you hear it from us on Monday.',
      },
    },
    {
      type: 'support',
      title: '24/7 Support',
      intro:
        'When it is three in the morning in Patna, it is still afternoon in Toronto. Somebody is at a desk every minute of the day. Clients on a support plan can reach that person by phone; the average wait last year was four minutes.',
      open: 'at the desk',
      closed: 'at home',
      offices: supportOffices,
    },
    {
      type: 'team',
      title: 'Who We Are',
      intro: 'Four of the people you will meet after the first call, when the work starts.',
      members: { collection: 'person', pick: aboutTeam.map(({ id }) => id) },
    },
    {
      type: 'core-values',
      layout: 'acrostic',
      title: 'Core Values',
      intro:
        'Ten letters, ten promises. They are written on our wall, and anyone may cross one out if they say why.',
      values: [
        {
          letter: 'W',
          title: 'Warmth',
          description:
            'We answer the way we would answer a neighbour: soon, by name, and without a ticket number.',
        },
        {
          letter: 'A',
          title: 'Accuracy',
          description:
            'No figure leaves the office without its source. Nor does a date we are merely hoping for.',
        },
        {
          letter: 'V',
          title: 'Variety',
          description:
            'You will hear nine languages over lunch. Every page is read aloud in at least two before it goes live.',
        },
        {
          letter: 'E',
          title: 'Empathy',
          description:
            'Before we change a screen, we spend a morning next to the person who uses it all day.',
        },
        {
          letter: 'L',
          title: 'Listening',
          description:
            'In a first meeting we talk for a third of the time. Somebody keeps an eye on the clock.',
        },
        {
          letter: 'E',
          title: 'Economy',
          description:
            'The cheapest page is the one you don’t need. We will tell you so, and not sell it to you.',
        },
        {
          letter: 'N',
          title: 'Nerve',
          description:
            'We have talked clients out of bigger budgets. Twice it cost us the job. We would do it again.',
        },
        {
          letter: 'G',
          title: 'Generosity',
          description:
            'What we learn goes on the blog, figures included, even when it did not work.',
        },
        {
          letter: 'T',
          title: 'Tenacity',
          description:
            'A bug that shows up once in a thousand visits is still a bug. We keep at it until we can reproduce it.',
        },
        {
          letter: 'H',
          title: 'Honesty',
          description:
            'If we are the wrong people for the job, the first page of our quote says who would be right.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Talk to the people who do the work.',
      action: { label: 'Write to us', href: contactPath({ from: paths.about }) },
    },
  ],
}
