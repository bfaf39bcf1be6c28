import type { BlockOf } from '#blocks/schema.ts'
import { projectPath } from '#model/paths.ts'

/** The three case studies (specification 2.5 and 3); clients and figures are fictional. */
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
      widths: [720],
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
      widths: [720],
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
      widths: [720],
      alt: 'Stock dashboard of Ganga Agro: warehouses, days of stock left and the orders of the day',
    },
    results: [
      'Days to close a month: 9 to 2',
      'Dealers ordering for themselves: 168 of 212',
      'Stock counted: every night',
    ],
    href: projectPath('ganga-agro'),
  },
]

/** The case studies with these ids, in this order, as the block "related-cases" shows them: each with its first result. */
export function casesById(...ids: string[]): BlockOf<'related-cases'>['cases'] {
  return ids.map((id) => {
    const project = projects.find((one) => one.id === id)
    const result = project?.results[0]
    if (!project || !result) throw new Error(`There is no case study "${id}".`)
    const { title, category, description, image, href } = project
    return { title, category, description, result, image, href }
  })
}
