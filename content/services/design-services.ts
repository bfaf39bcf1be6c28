import type { Page } from '#blocks/schema.ts'
import { designPieces } from '#content/design-wall.ts'
import { usedLogosOf } from '#content/tool-logos.ts'
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
    'UI, graphic and packaging design from one studio, tested on the cheapest phone in the office and on the shelf. Brands from $4,500.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / Design Services',
      title: 'Design that works at thumb size',
      intro:
        'Screens, print and packs from one studio, designed to read at 28 millimetres and still look right from three metres away.',
      lambda: service.lambda,
      art: 'rings',
      scene: 'pack',
      action: contact,
    },
    {
      type: 'design-wall',
      title: 'The wall',
      intro: 'Twelve pieces for twelve clients, one idea each.',
      pieces: designPieces,
    },
    {
      type: 'tab-groups',
      id: 'specialty',
      title: 'Three specialties, one studio',
      layout: 'switch',
      groups: [
        {
          id: 'ui',
          title: 'UI Design',
          description:
            'Screens for people in a hurry, in gloves, or seeing your product for the first time.',
          tabs: [
            {
              id: 'research',
              name: 'Research',
              description:
                'Half a day where the product is used, with a camera and a stopwatch. We come back with a list of what people do, in the order they do it, and the five places where they get stuck.',
            },
            {
              id: 'wireframes',
              name: 'Wireframes',
              description:
                'The path through each task in grey, on one wall, so you can see the whole product at once and remove a screen or two.',
            },
            {
              id: 'screens',
              name: 'Screens',
              description:
                'Final screens in Figma with the states people forget: empty, loading, error, offline. Light and dark, at three widths, with large text switched on.',
            },
            {
              id: 'design-system',
              name: 'Design system',
              description:
                'Forty components with names your developers share, design tokens as a file, and a rule for when to add a forty-first.',
            },
          ],
        },
        {
          id: 'graphic',
          title: 'Graphic Design',
          description:
            'Everything you put on paper, walls and feeds, designed so that someone else can make the next one.',
          tabs: [
            {
              id: 'identity',
              name: 'Identity',
              description:
                'A logo, a typeface, three colours and a voice, tested as an 8-millimetre stamp and on the side of a van. Two directions, both of which we would stand behind.',
            },
            {
              id: 'print',
              name: 'Print',
              description:
                'Reports, menus and posters with the right paper, the right black and a proof in your hand. In Patna we go to the press ourselves.',
            },
            {
              id: 'social',
              name: 'Social',
              description:
                'Twelve templates your own people can fill in on a phone, with room for Arabic and Hindi built in.',
            },
            {
              id: 'illustration',
              name: 'Illustration',
              description:
                'Drawings of what no photograph can show: how something works, what it feels like, what comes next. Drawn by hand, delivered as vectors.',
            },
          ],
        },
        {
          id: 'packaging',
          title: 'Packaging Design',
          description:
            'A pack is read twice: from three metres away in a shop and at 28 millimetres on a phone.',
          tabs: [
            {
              id: 'structure',
              name: 'Structure',
              description:
                'Dieline, closure and how it stacks, folded from white card before we draw a line. We also ask the person who does the packing.',
            },
            {
              id: 'front',
              name: 'Front',
              description:
                'What it is, which kind, how much. People find it in a two-column shopping app in under three seconds, or we redraw it.',
            },
            {
              id: 'label-law',
              name: 'Labelling rules',
              description:
                'Ingredients, allergens, weights and languages for India, the Gulf, Canada and the EU, checked against this year’s rules.',
            },
            {
              id: 'range',
              name: 'Range',
              description:
                'Six flavours that look like one family and are never mistaken for each other, even by people who cannot see red.',
            },
          ],
        },
      ],
    },
    {
      type: 'process',
      layout: 'wave',
      title: 'How a design job runs',
      intro: 'Five steps. A pack takes four weeks, a brand six, an app interface six to ten.',
      steps: [
        {
          title: 'Discovery',
          duration: 'half a day',
          description:
            'We visit the place where it is used, be it a shop, a ward or a warehouse, with a camera and a ruler.',
        },
        {
          title: 'Strategy',
          duration: '3 days',
          description:
            'One page: who needs to notice what, in what order, and which competitor it will sit next to.',
        },
        {
          title: 'Design',
          duration: '2-5 weeks',
          description:
            'Two serious directions, shown on the real object. You pick one; we do not mix them.',
        },
        {
          title: 'Implementation',
          duration: '1-3 weeks',
          description:
            'Final files, design tokens for developers, press proofs. In Patna we are at the press for the first run; elsewhere we join by video.',
        },
        {
          title: 'Evaluation',
          duration: '1 week',
          description:
            'Five people, eight tasks, the same test as at the start. You get both sets of results.',
        },
      ],
    },
    {
      type: 'figures',
      title: 'Three benefits you can measure',
      layout: 'ledger',
      figures: [
        {
          value: '3 s',
          label: 'to find your pack among forty, so it sells instead of being scrolled past',
        },
        { value: '7 : 1', label: 'text contrast, so people read the prices instead of asking' },
        {
          value: '1 day',
          label: 'for your own people to make the next piece, from files you own',
        },
      ],
    },
    {
      type: 'deliverables',
      title: 'Measured before and after',
      intro:
        'Two transformations, each tested the same way before and after, on people who had seen neither version.',
      layout: 'facing',
      items: [
        {
          title: 'A clinic’s price list: questions at reception in four weeks',
          description:
            'Text at 17 pixels and 14.2 to 1, with the conditions in plain words directly under each price. One clinic, one tally, and a quieter reception.',
          change: {
            from: '61',
            to: '38',
            was: 'Prices in light grey at 13 pixels, 2.8 to 1 against white, with the conditions fainter still. People asked about prices that were on the page.',
          },
        },
        {
          title: 'A makhana pack: seconds to find it in an app',
          description:
            'A green band, the word MAKHANA three times taller, weight and flavour together. The owner’s aunt needed two seconds.',
          change: {
            from: '11',
            to: '2',
            was: 'Thin gold lettering on cream: lovely on the shelf, invisible on a phone. The maker himself took eleven seconds.',
          },
        },
      ],
    },
    {
      type: 'related-cases',
      title: 'The makhana pack, in full',
      cases: { collection: 'case', pick: ['makhana-co'] },
    },
    {
      type: 'price-guide',
      title: 'What design costs',
      intro: 'Every price includes two directions and two rounds of changes.',
      ranges: [
        {
          name: 'One pack',
          from: 1800,
          to: 3200,
          weeks: { from: 4 },
          includes: 'Front and back, dieline, label check and press proof.',
        },
        {
          name: 'Brand',
          from: 4500,
          to: 9000,
          weeks: { from: 6 },
          includes: 'Logo, type, colours, voice and guidelines for all four.',
        },
        {
          name: 'App interface',
          from: 8000,
          to: 16000,
          weeks: { from: 6, to: 10 },
          includes: 'About thirty screens with every state, and the component library.',
        },
        {
          name: 'Ongoing graphic work',
          from: 900,
          per: 'month',
          includes: 'About twenty pieces a month, in your templates or new.',
        },
      ],
    },
    {
      type: 'logos',
      title: 'Ten tools we work in',
      intro: 'You get files that open in yours, including AI, INDD and PDF.',
      layout: 'bench',
      logos: usedLogosOf(designTools),
    },
    {
      type: 'link-list',
      title: 'Design services in detail',
      links: [
        {
          link: { label: 'UI/UX Design', href: servicePath('ui-ux-design') },
          description: 'Wireframes, tests, screens, components.',
        },
        {
          link: { label: 'Graphic Designing', href: servicePath('graphic-designing') },
          description: 'Posters, packs and reports that print the way they look.',
        },
        {
          link: { label: 'Brand Designing', href: servicePath('brand-designing') },
          description: 'A logo, its guidelines and its voice.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about design',
      questions: [
        {
          question: 'What does design cost?',
          answer:
            'A single pack, front and back, starts at $1,800; a brand with logo, type, colours and guidelines at $4,500; a thirty-screen app interface at $8,000. Ongoing graphic work starts at $900 a month for about twenty pieces.',
        },
        {
          question: 'How many versions do we see?',
          answer:
            'Two directions, and two rounds of changes on the one you choose. A third round is $300 a day; about one job in eight needs it.',
        },
        {
          question: 'Do we get the source files?',
          answer:
            'All of them, on the day of the final payment: Figma, AI, INDD, print PDFs and a list of font licences to buy. Fonts usually cost $50 to $400 and are licensed to you.',
        },
        {
          question: 'Can you follow our existing brand guidelines?',
          answer:
            'Yes, and most jobs do. Where a rule makes a screen unreadable, we point it out, suggest the smallest change and let you decide.',
        },
      ],
      call: {
        title: 'Send us a photo. We’ll say what we’d change.',
        action: contact,
      },
    },
  ],
}
