import type { Page } from '#blocks/schema.ts'
import { logosOf } from '#content/tool-logos.ts'
import { designTools } from '#content/tools.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

export const service: Service = {
  slug: 'design-services',
  title: 'Design Services',
  line: 'Interfaces, brands and packaging that hold up at thumb size.',
  lambda: 420,
  family: 'Design',
  inquiryService: 'UI/UX',
  menuPosition: 4,
}

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: service.title, from: servicePath(service.slug) }),
}

export const page: Page = {
  id: 'services/design-services',
  title: 'Design Services: interface, graphic, packaging | Wavelength',
  description:
    'UI design, graphic design and packaging design by one studio, tested on the cheapest phone in the office and on the shelf. Brands from $4,500.',
  blocks: [
    {
      type: 'page-head',
      label: 'Design Services / 420 nm',
      title: 'Design that holds at thumb size',
      lead: 'Screens, print and packs from one studio, drawn so they read at 28 millimetres and still look right at three metres.',
      lambda: service.lambda,
      art: 'rings',
      action: contact,
    },
    {
      type: 'tab-groups',
      id: 'specialty',
      title: 'Three specialties, one studio wall',
      layout: 'switch',
      groups: [
        {
          id: 'ui',
          title: 'UI Design',
          description:
            'Screens for the person who is in a hurry, wears gloves or has never seen your product before.',
          tabs: [
            {
              id: 'research',
              name: 'Research',
              description:
                'Half a day where the thing is used, with a camera and a stopwatch. We come back with a list of what people do, in their own order, and the five places where they stop.',
            },
            {
              id: 'wireframes',
              name: 'Wireframes',
              description:
                'The path through each task in grey, on one wall, so that you see the whole product at once and can take a screen away.',
            },
            {
              id: 'screens',
              name: 'Screens',
              description:
                'Final screens in Figma with the states people forget: empty, loading, wrong, offline. Light and dark, at three widths, with large text switched on.',
            },
            {
              id: 'design-system',
              name: 'Design system',
              description:
                'Forty components with names that your developers share, tokens as a file, and the rule for when to make a forty-first.',
            },
          ],
        },
        {
          id: 'graphic',
          title: 'Graphic Design',
          description:
            'What your house puts on paper, walls and feeds, drawn so that somebody else can make the next one.',
          tabs: [
            {
              id: 'identity',
              name: 'Identity',
              description:
                'A mark, a type, three colours and a voice, tested as a stamp of 8 millimetres and on the side of a van. Two directions, both meant seriously.',
            },
            {
              id: 'print',
              name: 'Print',
              description:
                'Reports, menus and posters with the right paper, the right black and a proof in your hand. In Patna we stand at the press.',
            },
            {
              id: 'social',
              name: 'Social',
              description:
                'Twelve templates that your own people fill in on a telephone, with the room for Arabic and Hindi already in them.',
            },
            {
              id: 'illustration',
              name: 'Illustration',
              description:
                'Drawings for what no photograph shows: how a thing works, what it feels like, what comes next. Drawn by hand, delivered as vectors.',
            },
          ],
        },
        {
          id: 'packaging',
          title: 'Packaging Design',
          description:
            'A pack is read twice: at three metres in a shop and at 28 millimetres on a phone. Both count.',
          tabs: [
            {
              id: 'structure',
              name: 'Structure',
              description:
                'Dieline, closure and how it stacks, folded from white card before a line is drawn on it. We ask the person who packs it, too.',
            },
            {
              id: 'front',
              name: 'Front',
              description:
                'What it is, how much, which kind, in that order. Found in a two-column shopping app in under three seconds, or we redraw it.',
            },
            {
              id: 'label-law',
              name: 'Label law',
              description:
                'Ingredients, allergens, weights and languages for India, the Gulf, Canada and the EU, checked against the rules of this year.',
            },
            {
              id: 'range',
              name: 'Range',
              description:
                'Six flavours that look like one family and are never mistaken for each other, also by those who do not see red.',
            },
          ],
        },
      ],
    },
    {
      type: 'deliverables',
      title: 'Measured before and after',
      lead: 'Two transformations, put to the same test both times, with people who had seen neither.',
      layout: 'facing',
      items: [
        {
          title: 'A clinic’s price list, questions at the desk in four weeks',
          description:
            '14.2 to 1 at 17 pixels, each condition directly under its price, in plain words. One clinic, one notebook, and a quieter desk.',
          change: {
            from: '61',
            to: '38',
            was: 'Prices in light grey at 13 pixels, 2.8 to 1 against white, conditions fainter still. People asked for prices that were on the page.',
          },
        },
        {
          title: 'A makhana pack, seconds to find it in an app',
          description:
            'A green band, the word MAKHANA three times taller, weight and flavour together. The owner’s aunt needed two seconds.',
          change: {
            from: '11',
            to: '2',
            was: 'Thin gold letters on cream, lovely on the shelf and blank on a phone. Its own maker took eleven seconds.',
          },
        },
      ],
    },
    {
      type: 'process',
      layout: 'wave',
      title: 'How a design job runs',
      lead: 'Five steps. A pack takes four weeks, a brand six, an app interface six to ten.',
      steps: [
        {
          title: 'Discovery',
          duration: 'half a day',
          description:
            'We visit the place where the thing is used: a shop, a ward, a warehouse. With a camera and a ruler.',
        },
        {
          title: 'Strategy',
          duration: '3 days',
          description:
            'One page: who must notice what, in which order, and which competitor it will stand beside.',
        },
        {
          title: 'Design',
          duration: '2-5 weeks',
          description:
            'Two directions, both meant seriously, shown on the real object. You pick one; we do not mix them.',
        },
        {
          title: 'Implementation',
          duration: '1-3 weeks',
          description:
            'Final files, tokens for developers, press proofs. We stand at the machine for the first run in Patna, and on a call elsewhere.',
        },
        {
          title: 'Evaluation',
          duration: '1 week',
          description:
            'Five people, eight tasks, the same test as at the start. You get both sets of times.',
        },
      ],
    },
    {
      type: 'logos',
      title: 'Ten tools on our desks',
      lead: 'You get files that open in yours: AI, INDD and PDF too.',
      layout: 'bench',
      logos: logosOf(designTools),
    },
    {
      type: 'figures',
      title: 'Three benefits you can measure',
      figures: [
        {
          value: '3 s',
          label: 'and your pack is found among forty, so it is bought and not scrolled past',
        },
        { value: '7 : 1', label: 'of contrast for text, so prices are read and nobody has to ask' },
        {
          value: '1 day',
          label: 'for your own people to make the next piece, from files they own',
        },
      ],
    },
    {
      type: 'price-guide',
      title: 'What design costs',
      lead: 'Two directions and two rounds of changes are in every price.',
      ranges: [
        {
          name: 'One pack',
          from: 1800,
          to: 3200,
          currency: 'USD',
          weeks: { from: 4 },
          includes: 'Front and back, dieline, label check, press proof.',
        },
        {
          name: 'Brand',
          from: 4500,
          to: 9000,
          currency: 'USD',
          weeks: { from: 6 },
          includes: 'Mark, type, colours, voice and the rules for all four.',
        },
        {
          name: 'App interface',
          from: 8000,
          to: 16000,
          currency: 'USD',
          weeks: { from: 6, to: 10 },
          includes: 'About thirty screens with every state, and the component library.',
        },
        {
          name: 'Ongoing graphic work',
          from: 900,
          currency: 'USD',
          per: 'month',
          includes: 'Some twenty pieces a month, in your templates or new.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'What clients want settled first',
      questions: [
        {
          question: 'What does design cost?',
          answer:
            'A single pack front and back starts at $1,800, a brand with mark, type, colours and rules at $4,500, the interface of an app with thirty screens at $8,000. Ongoing graphic work is $900 a month for about twenty pieces.',
        },
        {
          question: 'How many versions do we see?',
          answer:
            'Two directions and two rounds of changes on the chosen one. A third round is $300 a day and is needed in about one job of eight.',
        },
        {
          question: 'Do we get the source files?',
          answer:
            'All of them, on the day of the last payment: Figma, AI, INDD, print PDFs, and a list of font licences to buy. Fonts are usually $50 to $400 and are licensed to you.',
        },
        {
          question: 'Can you follow our existing brand book?',
          answer:
            'Yes, and most jobs do. Where a rule makes a screen unreadable we write down the conflict, propose the smallest change and let you decide.',
        },
      ],
    },
    {
      type: 'link-list',
      title: 'Closer to one craft',
      links: [
        {
          link: { label: 'UI/UX Design', href: servicePath('ui-ux-design') },
          description: 'Wireframe, test, screen, component.',
        },
        {
          link: { label: 'Graphic Designing', href: servicePath('graphic-designing') },
          description: 'Posters, packs and reports that print as they look.',
        },
        {
          link: { label: 'Brand Designing', href: servicePath('brand-designing') },
          description: 'A mark, its rules and its voice.',
        },
      ],
    },
    {
      type: 'posts',
      layout: 'list',
      title: 'Seen from the drawing desk',
      category: 'Design',
    },
    {
      type: 'contact-band',
      title: 'Photograph the thing you want redrawn, where it is used, and send us that picture.',
      action: contact,
    },
  ],
}
