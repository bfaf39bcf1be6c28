import type { Page } from '#blocks/schema.ts'
import { aboutTeam } from '#content/team.ts'
import { contactPath, paths } from '#model/paths.ts'

export const page: Page = {
  id: 'about',
  title: 'About Us: forty-one people in four cities | Wavelength',
  description:
    'Wavelength is a digital agency of forty-one people with its head office in Patna. Our mission, our vision, ten values we argue about, and who answers at 3 a.m.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / About Us',
      title: 'About Us',
      lead: 'Three years ago we were four people above a sweet shop on Boring Road. Now we are forty-one, in Patna, Dubai, Toronto and Riyadh. The sweet shop still gets our largest order every Diwali.',
      lambda: 460,
      art: 'interference',
      action: { label: 'More About Us', href: `${paths.about}#what-we-are-here-for` },
    },
    {
      type: 'deliverables',
      title: 'What we are here for',
      layout: 'columns',
      items: [
        {
          title: 'Mission',
          description:
            'To give a shop in Muzaffarpur the same quality of software that a bank in Toronto pays for, at a price the shop can read before it signs.',
        },
        {
          title: 'Vision',
          description:
            'A good idea should travel as far as it deserves, whatever the postcode it starts from. We want to be the people who carry it there.',
        },
        {
          title: 'What Sets Us Apart',
          description:
            'The person who sells the work does the work. We quote a fixed price for a fixed scope, open every account in your name, and agree with you on one figure that decides whether we did well. If it falls, you hear it from us on Monday.',
        },
      ],
    },
    {
      type: 'support',
      title: '24/7 Support',
      lead: 'When it is three in the morning in Patna it is still afternoon in Toronto. Somebody is at a desk, at every minute of the day. Clients on a support plan reach that person by telephone; the average wait last year was four minutes.',
      open: 'at the desk',
      closed: 'at home',
      offices: [
        { city: 'Patna', zone: 'Asia/Kolkata', from: 7, to: 16, lambda: 460 },
        { city: 'Dubai', zone: 'Asia/Dubai', from: 9, to: 18, lambda: 510 },
        { city: 'Riyadh', zone: 'Asia/Riyadh', from: 10, to: 19, lambda: 580 },
        { city: 'Toronto', zone: 'America/Toronto', from: 9, to: 22, lambda: 640 },
      ],
    },
    {
      type: 'team',
      title: 'Who We Are',
      lead: 'Four of the people you meet after the first call, when the work begins.',
      members: aboutTeam,
    },
    {
      type: 'core-values',
      title: 'Core Values',
      lead: 'Ten letters, ten promises. We wrote them on a wall; everyone may cross one out and say why.',
      values: [
        {
          letter: 'W',
          title: 'Warmth',
          description:
            'We answer as we would answer a neighbour: soon, by name, and without a ticket number.',
        },
        {
          letter: 'A',
          title: 'Accuracy',
          description:
            'A figure without its source does not leave the house. Neither does a date we only hope for.',
        },
        {
          letter: 'V',
          title: 'Variety',
          description:
            'Nine languages are spoken at lunch. A page is read aloud in at least two before it goes live.',
        },
        {
          letter: 'E',
          title: 'Empathy',
          description:
            'Before we change a screen we sit for a morning beside the person who uses it all day.',
        },
        {
          letter: 'L',
          title: 'Listening',
          description:
            'In a first meeting we speak for a third of the time. Somebody keeps the clock.',
        },
        {
          letter: 'E',
          title: 'Economy',
          description:
            'The cheapest page is the one you do not need. We say so, and then we do not sell it to you.',
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
            'What we learn goes on the blog with the figures, including what did not work.',
        },
        {
          letter: 'T',
          title: 'Tenacity',
          description:
            'A fault that shows once in a thousand visits is still a fault. We stay with it until we can cause it at will.',
        },
        {
          letter: 'H',
          title: 'Honesty',
          description:
            'When we are the wrong people for it, the first page of our offer says who is right.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Come and listen in.',
      action: { label: 'Write to us', href: contactPath({ from: paths.about }) },
    },
  ],
}
