import type { Page } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { service as parent } from '#content/services/erp-services.ts'
import { specialtyPicture } from '#content/specialty-pictures.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('software-integrations') }),
}

export const page: Page = {
  id: 'services/software-integrations',
  title: 'Software Integrations: systems that talk | Wavelength',
  description:
    'Shop, ERP, bank, courier and CRM connected by tested integrations with a log people can read. Your first integration in two to three weeks, from $2,800.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / Software Integrations',
      title: 'Nobody types an order twice',
      intro:
        'Each of your systems works fine on its own. We build the part in between, and a page where anyone can see what has gone through and what is waiting.',
      lambda: 498,
      art: 'trace',
      ...heroPicture('patch-bay'),
      action: contact,
    },
    {
      type: 'figures',
      layout: 'staggered',
      title: 'Nothing lost on the way',
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
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'Programs that pass records to each other: Shopify to Odoo, Razorpay to Tally, Salesforce to WhatsApp, a weighbridge to an invoice. Through an API where there is one, through files where there isn’t.',
            'Getting two systems to talk takes days. Getting them to agree after a power cut on the last day of the month takes the rest of the time, and that is what you pay us for.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'What stands between the two',
      layout: 'key',
      ...specialtyPicture('field-map', 'start'),
      items: [
        {
          title: 'A map of the records',
          description:
            'Which system has the final say on what, field by field, signed off by the people who use it.',
        },
        {
          title: 'The connection',
          description: 'In Node.js, or in n8n or Make where your team will maintain it.',
        },
        {
          title: 'Store first, send second',
          description:
            'Every record waits in a table until the other side has confirmed it. Sending it twice does no harm.',
        },
        {
          title: 'A readable log',
          description: '“Order 20618, not sent: PIN code missing.” With a button to try again.',
        },
        {
          title: 'Alarms that mean something',
          description:
            'An alert when something has been stuck for ten minutes, and none for what fixes itself.',
        },
        {
          title: 'Documents and tests',
          description: 'So that another firm could take over on Monday morning.',
        },
      ],
    },
    {
      type: 'link-list',
      title: 'What you can connect',
      links: [
        {
          link: { label: parent.title, href: servicePath(parent.slug) },
          description: parent.line,
        },
        {
          link: { label: 'ERP Solutions', href: servicePath('erp-solutions') },
          description: 'For when connecting the old systems costs more than one new one.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about integrations',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'A one-way connection for one kind of record starts at $2,800. Orders and stock both ways between a shop and an ERP are usually $5,500 to $8,000. Monitoring and fixes are $150 a month per connection.',
        },
        {
          question: 'Wouldn’t Zapier or Make do?',
          answer:
            'For a few dozen records a day, often yes, and we can set it up in two days. It gets expensive above a few thousand a month, and hard to trust when things have to happen in the right order.',
        },
        {
          question: 'What if one side changes its API?',
          answer:
            'We follow the release notes and run the tests every night. With monitoring, up to four hours of changes are included.',
        },
        {
          question: 'What if our old program has no API?',
          answer:
            'There is usually a database, an export or a print file. We read those, and write back only where the vendor allows it. A day’s investigation costs $400 and ends in a yes or a no.',
        },
      ],
      call: {
        title: 'Tell us what your office still types twice.',
        action: contact,
      },
    },
  ],
}
