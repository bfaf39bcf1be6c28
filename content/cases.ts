import type { Case, CaseCard } from '#model/content/case.ts'

/** All case studies, in order; clients and figures are fictional. */
export const cases: Case[] = [
  {
    slug: 'saltmarsh-outfitters',
    name: 'Saltmarsh Outfitters',
    category: 'E-commerce, search',
    line: 'A shop with 4,200 products moved in nine weeks and kept 99.2% of its search visits.',
    description:
      'An outdoor shop in Halifax with 4,200 products and a storefront nobody dared to touch. We moved it in nine weeks, one address at a time.',
    lambda: 480,
    image: {
      src: '/pictures/projects/saltmarsh-outfitters-after.webp',
      width: 2400,
      height: 1800,
      widths: [320, 480, 720, 1200, 1600],
      alt: 'A woodcut: a figure in an orange rain jacket, in sea and rain; beside it, in heavy type, Tantramar rain shell, four sizes, Add to bag, $248',
    },
    change: { label: 'Steps from cart to order', before: '7', after: '3' },
    results: [
      'Search visits kept: 99.2% after 30 days',
      'Checkout steps: 7 to 3',
      'Orders from phones: +38%',
    ],
  },
  {
    slug: 'makhana-co',
    name: 'Makhana & Co.',
    category: 'Packaging',
    line: 'A snack its own maker could not find in an app, and the green band that ended the search.',
    description:
      'A snack maker in Patna could not find his own pack in a shopping app. Three packs, fourteen strangers and a stopwatch later, anyone can.',
    lambda: 420,
    image: {
      src: '/pictures/projects/makhana-co-after.webp',
      width: 2400,
      height: 1800,
      widths: [320, 480, 720, 1200, 1600],
      alt: 'A pond painted as on walls in Mithila, with fish, lotus and hatched leaves; on it the new pack with a broad green band, and a phone on whose screen it is the only green one among red packs',
    },
    change: { label: 'Seconds to find the pack', before: '11', after: '2' },
    results: ['Seconds to find it: 11 to 2', 'Orders through apps: +35%', 'Sales in shops: -9%'],
  },
  {
    slug: 'teranga-foods',
    name: 'Teranga Foods',
    category: 'Paid media',
    line: 'A grocer asked for a bigger ad budget, stopped nine campaigns instead and sold 24% more.',
    description:
      'A West African grocer in Toronto asked for a bigger ad budget. We stopped nine of her twelve campaigns, and orders went up.',
    lambda: 575,
    image: {
      src: '/pictures/projects/teranga-foods-after.webp',
      width: 2400,
      height: 1800,
      widths: [320, 480, 720, 1200, 1600],
      alt: 'On red and yellow wax cloth, three advertisements in coarse dots, fonio at $34, palm oil at $14, the Friday box, and a phone with the report of five in the morning: 43 orders, $211',
    },
    change: { label: 'Campaigns, same budget', before: '12', after: '3' },
    results: [
      'Campaigns: 12 to 3',
      'Orders for the same budget: +24%',
      'Media for each order: $6.10 to $4.92',
    ],
  },
  {
    slug: 'dar-al-noor-clinics',
    name: 'Dar Al Noor Clinics',
    category: 'Web and app, Arabic and English',
    line: 'Five clinics where patients book in three steps, in Arabic or English.',
    description:
      'Five clinics in Riyadh took every booking by phone. Now patients book in three steps, in Arabic or English, at any hour.',
    lambda: 520,
    image: {
      src: '/pictures/projects/dar-al-noor-clinics-after.webp',
      width: 2400,
      height: 1800,
      widths: [320, 480, 720, 1200, 1600],
      alt: 'Glazed tiles with blue and turquoise stars on a wall in the sun: Dar Al Noor Clinics in Arabic and English and three steps, doctor, time, done; before it a phone that says You are booked, 16:30',
    },
    change: { label: 'Phone calls a day', before: '300', after: '90' },
    results: [
      'Calls a day: 300 to 90',
      'Booked outside office hours: 41%',
      'Missed appointments: -27%',
    ],
  },
  {
    slug: 'ganga-agro',
    name: 'Ganga Agro',
    category: 'ERP, integrations',
    line: 'Forty spreadsheets became one system, starting with a twelve-day pilot.',
    description:
      'A seed and fertiliser distributor ran 212 dealers on spreadsheets. A twelve-day Odoo pilot became the system for the whole company.',
    lambda: 590,
    image: {
      src: '/pictures/projects/ganga-agro-after.webp',
      width: 2400,
      height: 1800,
      widths: [320, 480, 720, 1200, 1600],
      alt: 'The jute of a sack with stencilled letters, Ganga Agro, 18,420 bags in six godowns, and stacks of bags; on it hangs a tablet that lists five goods, two of them with a button to order',
    },
    change: { label: 'Days to close a month', before: '9', after: '2' },
    results: [
      'Days to close a month: 9 to 2',
      'Dealers ordering for themselves: 168 of 212',
      'Stock counted: every night',
    ],
  },
  {
    slug: 'baobab',
    name: 'Baobab',
    category: 'WhatsApp, French and Wolof',
    line: 'A bookshop in Dakar whose readers ask by voice, and a bot that knows it cannot listen.',
    description:
      'A bookshop in Dakar got 260 messages a day, most of them spoken, on one private phone. Now four people answer within minutes.',
    lambda: 620,
    image: {
      src: '/pictures/projects/baobab-after.webp',
      width: 2400,
      height: 1800,
      widths: [320, 480, 720, 1200, 1600],
      alt: 'A print in three inks: a phone is the trunk of a baobab, the strokes of a voice are its leaves; a girl reads at its foot, and a blue book leans on it',
    },
    change: { label: 'Minutes until an answer', before: '540', after: '6' },
    results: [
      'Until an answer: 9 hours to 6 minutes',
      'Books kept aside a week: 40 to 310',
      'Fetched and paid for: 8 in 10',
    ],
  },
]

/** What sections show of a case study. */
export function cardOf(slug: string): CaseCard {
  const found = cases.find((study) => study.slug === slug)
  if (!found) throw new Error(`content/cases.ts: there is no case study "${slug}".`)
  const { slug: _, ...card } = found
  return card
}
