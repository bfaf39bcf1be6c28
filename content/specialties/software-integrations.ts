import type { Page } from '#blocks/schema.ts'
import { service as parent } from '#content/services/erp-services.ts'
import { showcasePicture } from '#content/showcase.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('software-integrations') }),
}

export const page: Page = {
  id: 'services/software-integrations',
  title: 'Software Integrations: systems that talk | Wavelength',
  description:
    'Shop, ERP, bank, courier and CRM joined by tested connections with a log people can read. A first connection in two to three weeks from $2,800.',
  blocks: [
    {
      type: 'page-head',
      label: 'Software Integrations / 498 nm',
      title: 'Nobody types an order twice',
      lead: 'Your systems are fine one by one. We build the part between them, and a page where anybody can see what went across and what is waiting.',
      lambda: 498,
      art: 'trace',
      action: contact,
    },
    {
      type: 'figures',
      title: 'How it is measured',
      figures: [
        {
          value: '62 → 9',
          label: 'documents a day that still need a person, in one accounts office',
        },
        { value: '0', label: 'lost records: each is stored before it is sent' },
        { value: '2 min', label: 'from order in the shop to order in the ERP' },
        { value: '2-3', label: 'weeks for a first connection' },
      ],
    },
    {
      type: 'prose',
      picture: showcasePicture('software-integrations'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'Programs that pass records to each other: Shopify to Odoo, Razorpay to Tally, Salesforce to WhatsApp, a weighbridge to an invoice. Through an API where there is one, through files where there is none.',
            'Making two systems talk takes days. Making them agree after a power cut on the last of the month takes the rest of the time, and it is what you pay us for.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'What is delivered',
      layout: 'ledger',
      items: [
        {
          title: 'A map of the records',
          description:
            'Which system is right about what, field by field, signed by those who use it.',
        },
        {
          title: 'The connection',
          description: 'In Node.js, or in n8n or Make where your team will maintain it.',
        },
        {
          title: 'Store first, send second',
          description:
            'Every record waits in a table until the other side has said yes. Sending twice does no harm.',
        },
        {
          title: 'A readable log',
          description: '“Order 20618, not sent: PIN code missing.” With a button to try again.',
        },
        {
          title: 'Alarms that mean something',
          description:
            'A message when something has waited ten minutes, and none for what mends itself.',
        },
        {
          title: 'Documents and tests',
          description: 'So that another firm could take over on a Monday.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Asked about integrations',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'A connection in one direction with one kind of record starts at $2,800. Orders and stock both ways between shop and ERP are usually $5,500 to $8,000. Watching and repair is $150 a month for each connection.',
        },
        {
          question: 'Would Zapier or Make not do?',
          answer:
            'For a few dozen records a day, often yes, and we set it up in two days. It gets expensive above some thousands a month, and hard to trust when the order of things matters.',
        },
        {
          question: 'What if one side changes its API?',
          answer:
            'We subscribe to the change notes and run the tests each night. With the watching service, adaptation up to four hours is included.',
        },
        {
          question: 'Our old program has no API.',
          answer:
            'There is usually a database, an export or a printer file. We read those, and write back only where the maker allows it. A day of looking costs $400 and ends in a yes or no.',
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
          link: { label: 'ERP Solutions', href: servicePath('erp-solutions') },
          description: 'When joining the old systems costs more than one new one.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Tell us what gets typed twice in your office, and how many times a day.',
      action: contact,
    },
  ],
}
