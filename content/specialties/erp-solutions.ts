import type { Page } from '#blocks/schema.ts'
import { service as parent } from '#content/services/erp-services.ts'
import { showcasePicture } from '#content/showcase.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('erp-solutions') }),
}

export const page: Page = {
  id: 'services/erp-solutions',
  title: 'ERP Solutions: stock, orders, books in one place | Wavelength',
  description:
    'Ready-made ERP set-ups for trade, production, clinics and service firms on Odoo or Zoho, adapted in weeks. From $9,000 with your own data.',
  blocks: [
    {
      type: 'page-head',
      label: 'ERP Solutions / 494 nm',
      title: 'Stock, orders and books that agree',
      lead: 'Four set-ups that we have built often enough to know where they pinch. You start with most of it working and spend the time on what is special about you.',
      lambda: 494,
      art: 'rings',
      action: contact,
    },
    {
      type: 'prose',
      picture: showcasePicture('erp-solutions'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'An ERP keeps what a company knows about its goods, orders, money and people in one database, so that a sale changes the stock, the stock the purchase list, and both the books, without a second entry.',
            'The programs are good and general. These set-ups are the particular: the units, the price groups, the papers and the permissions that a wholesaler in Patna or a clinic in Riyadh needs on the first day.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'What is delivered',
      lead: 'Four set-ups, and what each contains.',
      layout: 'ledger',
      items: [
        {
          title: 'Wholesale and distribution',
          description:
            'Bags and kilograms, dealer price lists, credit limits, a page on which dealers order by themselves, GST invoices and e-way bills.',
        },
        {
          title: 'Small production',
          description:
            'Recipes with scrap, work orders on a tablet, batch numbers from sack to carton, cost of each run by the evening.',
        },
        {
          title: 'Clinics',
          description:
            'Appointments, consumables with expiry dates, insurance claims, Arabic and English papers, Saudi e-invoicing.',
        },
        {
          title: 'Service firms',
          description:
            'Jobs, visits, hours and spare parts on the phone, signed at the door, invoiced the same evening.',
        },
      ],
    },
    {
      type: 'figures',
      title: 'How it is measured',
      figures: [
        { value: '9 → 2', label: 'days to close a month, at Ganga Agro' },
        { value: '168 of 212', label: 'of its dealers now order without a call' },
        { value: '60 of 64', label: 'products whose count must agree before we go on' },
      ],
    },
    {
      type: 'questions',
      title: 'Asked about ERP set-ups',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'The twelve-day pilot with your data is $9,000. Going on to all modules of a set-up costs $12,000 to $25,000 more. Licences are paid to the maker: nothing for Odoo Community, a monthly sum for each user with Odoo Enterprise and Zoho.',
        },
        {
          question: 'How much can be adapted?',
          answer:
            'Fields, papers, permissions and steps: freely. Code only where the law or your way of earning money demands it, because each change is paid for again at the yearly upgrade.',
        },
        {
          question: 'Does it work when the network is down?',
          answer:
            'The counter and the warehouse scanner go on and send later. The office needs the network, and a second SIM in the router is the best $10 a month in the project.',
        },
        {
          question: 'Can we leave again?',
          answer:
            'Yes. The database is PostgreSQL on your server, with a full export every night in a format any accountant opens. For Zoho we schedule its own export.',
        },
      ],
    },
    {
      type: 'link-list',
      title: 'Near this',
      links: [
        {
          link: { label: parent.title, href: servicePath(parent.slug) },
          description: parent.line,
        },
        {
          link: { label: 'Software Integrations', href: servicePath('software-integrations') },
          description: 'Shop, bank and courier joined to it.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Tell us what you trade or make, and who counts it today.',
      action: contact,
    },
  ],
}
