import type { Page } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { service as parent } from '#content/services/erp-services.ts'
import { specialtyPicture } from '#content/specialty-pictures.ts'
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
      label: 'Home / Services / ERP Solutions',
      title: 'Stock, orders and books that agree',
      intro:
        'Four set-ups we have built often enough to know where they cause trouble. You start with most of it working and spend the time on what is special about your business.',
      lambda: 494,
      art: 'rings',
      ...heroPicture('split-flaps', 'before'),
      action: contact,
    },
    {
      type: 'prose',
      ...specialtyPicture('one-order-followed', 'across'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'An ERP keeps what a company knows about its goods, orders, money and people in one database, so that a sale updates the stock, the stock updates the purchase list, and both update the books, with nothing typed twice.',
            'The programs are good but general. Our set-ups add the specifics: the units, price groups, paperwork and permissions that a wholesaler in Patna or a clinic in Riyadh needs on day one.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'Four set-ups that start half done',
      intro: 'Four set-ups, and what is in each.',
      layout: 'patchwork',
      items: [
        {
          title: 'Wholesale and distribution',
          description:
            'Bags and kilograms, dealer price lists, credit limits, a page where dealers place their own orders, GST invoices and e-way bills.',
        },
        {
          title: 'Small production',
          description:
            'Recipes that allow for waste, work orders on a tablet, batch numbers from sack to carton, and the cost of each run by the evening.',
        },
        {
          title: 'Clinics',
          description:
            'Appointments, consumables with expiry dates, insurance claims, documents in Arabic and English, Saudi e-invoicing.',
        },
        {
          title: 'Service firms',
          description:
            'Jobs, visits, hours and spare parts on a phone, signed for at the door and invoiced the same evening.',
        },
      ],
    },
    {
      type: 'figures',
      layout: 'staggered',
      title: 'Counted on the floor',
      figures: [
        { value: '9 → 2', label: 'days to close a month, at Ganga Agro' },
        { value: '168 of 212', label: 'of its dealers now order without a call' },
        { value: '60 of 64', label: 'products whose count must agree before we go on' },
      ],
    },
    {
      type: 'link-list',
      title: 'What goes with an ERP',
      links: [
        {
          link: { label: parent.title, href: servicePath(parent.slug) },
          description: parent.line,
        },
        {
          link: { label: 'Software Integrations', href: servicePath('software-integrations') },
          description: 'Your shop, bank and courier, connected to it.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about ERP set-ups',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'The twelve-day pilot with your data is $9,000. Going on to all the modules of a set-up costs another $12,000 to $25,000. You pay licences to the vendor: nothing for Odoo Community, a monthly fee per user for Odoo Enterprise and Zoho.',
        },
        {
          question: 'How much can be customised?',
          answer:
            'Fields, documents, permissions and steps: as much as you like. Code only where the law or the way you earn money demands it, because you pay for every change again at the yearly upgrade.',
        },
        {
          question: 'Does it work when the internet is down?',
          answer:
            'The counter and the warehouse scanner keep going and sync later. The office needs a connection, and a second SIM in the router is the best $10 a month in the project.',
        },
        {
          question: 'Can we leave again?',
          answer:
            'Yes. The database is PostgreSQL on your server, with a full export every night in a format any accountant can open. For Zoho we schedule its built-in export.',
        },
      ],
      call: {
        title: 'Tell us what you sell. We’ll pick a set-up.',
        action: contact,
      },
    },
  ],
}
