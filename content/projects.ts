import type { BlockOf } from '#blocks/schema.ts'
import { projectPath } from '#model/paths.ts'

/** All case studies, in the order of the index; clients and figures are fictional. */
export const projects: BlockOf<'projects'>['projects'] = [
  {
    id: 'saltmarsh-outfitters',
    title: 'Saltmarsh Outfitters',
    category: 'E-commerce, search',
    description:
      'An outdoor shop in Halifax with 4,200 products and a storefront nobody dared to touch. We moved it in nine weeks, one address at a time.',
    lambda: 480,
    image: {
      src: '/pictures/projects/saltmarsh-outfitters-after.webp',
      width: 1200,
      height: 900,
      widths: [480, 720],
      alt: 'The new product page of Saltmarsh Outfitters: one rain jacket, its colours, a size picker and a single button',
    },
    results: [
      'Search visits kept: 99.2% after 30 days',
      'Checkout steps: 7 to 3',
      'Orders from phones: +38%',
    ],
    href: projectPath('saltmarsh-outfitters'),
  },
  {
    id: 'makhana-co',
    title: 'Makhana & Co.',
    category: 'Packaging',
    description:
      'A snack maker in Patna could not find his own pack in a shopping app. Three packs, fourteen strangers and a stopwatch later, anyone can.',
    lambda: 420,
    image: {
      src: '/pictures/projects/makhana-co-after.webp',
      width: 1200,
      height: 900,
      widths: [480, 720],
      alt: 'The new pack of Makhana & Co., cream above a broad green band, beside a phone on whose screen it is the only green one',
    },
    results: ['Seconds to find it: 11 to 2', 'Orders through apps: +35%', 'Sales in shops: -9%'],
    href: projectPath('makhana-co'),
  },
  {
    id: 'teranga-foods',
    title: 'Teranga Foods',
    category: 'Paid media',
    description:
      'A West African grocer in Toronto asked for a bigger ad budget. We stopped nine of her twelve campaigns, and orders went up.',
    lambda: 575,
    image: {
      src: '/pictures/projects/teranga-foods-after.webp',
      width: 1200,
      height: 900,
      widths: [480, 720],
      alt: 'The daily report of Teranga Foods on a phone, beside three advertisements for fonio, palm oil and the Friday box',
    },
    results: [
      'Campaigns: 12 to 3',
      'Orders for the same budget: +24%',
      'Media for each order: $6.10 to $4.92',
    ],
    href: projectPath('teranga-foods'),
  },
  {
    id: 'dar-al-noor-clinics',
    title: 'Dar Al Noor Clinics',
    category: 'Web and app, Arabic and English',
    description:
      'Five clinics in Riyadh took every booking by phone. Now patients book in three steps, in Arabic or English, at any hour.',
    lambda: 520,
    image: {
      src: '/pictures/projects/dar-al-noor-clinics-after.webp',
      width: 1200,
      height: 900,
      widths: [480, 720],
      alt: 'Booking at Dar Al Noor Clinics on a phone: choose a clinic, a doctor, a time',
    },
    results: [
      'Calls a day: 300 to 90',
      'Booked outside office hours: 41%',
      'Missed appointments: -27%',
    ],
    href: projectPath('dar-al-noor-clinics'),
  },
  {
    id: 'ganga-agro',
    title: 'Ganga Agro',
    category: 'ERP, integrations',
    description:
      'A seed and fertiliser distributor ran 212 dealers on spreadsheets. A twelve-day Odoo pilot became the system for the whole company.',
    lambda: 590,
    image: {
      src: '/pictures/projects/ganga-agro-after.webp',
      width: 1200,
      height: 900,
      widths: [480, 720],
      alt: 'Stock dashboard of Ganga Agro: warehouses, days of stock left and the orders of the day',
    },
    results: [
      'Days to close a month: 9 to 2',
      'Dealers ordering for themselves: 168 of 212',
      'Stock counted: every night',
    ],
    href: projectPath('ganga-agro'),
  },
  {
    id: 'baobab',
    title: 'Baobab',
    category: 'WhatsApp, French and Wolof',
    description:
      'A bookshop in Dakar got 260 messages a day, most of them spoken, on one private phone. Now four people answer within minutes.',
    lambda: 620,
    image: {
      src: '/pictures/projects/baobab-after.webp',
      width: 1200,
      height: 900,
      widths: [480, 720],
      alt: 'A reader’s voice message to the bookshop Baobab and the answer: the book, its price, kept until Saturday',
    },
    results: [
      'Until an answer: 9 hours to 6 minutes',
      'Books kept aside a week: 40 to 310',
      'Fetched and paid for: 8 in 10',
    ],
    href: projectPath('baobab'),
  },
]

/** The three of the home page (specification 2.5 and 3). */
export const homeProjects = ['saltmarsh-outfitters', 'dar-al-noor-clinics', 'ganga-agro'].map(
  projectById,
)

/** The case studies with these ids, in this order, as the block "related-cases" shows them: each with its first result. */
export function casesById(...ids: string[]): BlockOf<'related-cases'>['cases'] {
  return ids.map((id) => {
    const { title, category, description, image, href, results } = projectById(id)
    const [result] = results
    if (!result) throw new Error(`content/projects.ts: "${id}" has no result.`)
    return { title, category, description, result, image, href }
  })
}

function projectById(id: string) {
  const project = projects.find((one) => one.id === id)
  if (!project) throw new Error(`content/projects.ts: there is no case study "${id}".`)
  return project
}
