import type { Page } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { service as parent } from '#content/services/ecommerce-solutions.ts'
import { specialtyPicture } from '#content/specialty-pictures.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('flipkart') }),
}

export const page: Page = {
  id: 'services/flipkart',
  title: 'Flipkart: sale days planned weeks ahead | Wavelength',
  description:
    'Catalogue, prices, sale days and returns on Flipkart Seller Hub for brands from Bihar and beyond. First products live in two weeks.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / Flipkart',
      title: 'Sale days planned six weeks ahead',
      intro:
        'Much of a Flipkart year happens in the few weeks around the Big Billion Days. We prepare for those in August, and look after the ordinary Tuesdays too.',
      lambda: 482,
      art: 'trace',
      ...heroPicture('six-weeks'),
      action: contact,
    },
    {
      type: 'prose',
      ...specialtyPicture('weighed-again', 'start'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'Flipkart sells to towns as much as to cities: more cash on delivery, more returns, keener prices, Hindi in the search box. A catalogue copied from Amazon does half as well as it could.',
            'We rewrite it for those buyers, choose the fulfilment that earns the Assured badge, and watch the settlement sheet, which is where the real margin is decided.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'What we run in Seller Hub',
      layout: 'tiles',
      items: [
        {
          title: 'Seller Hub set-up',
          description: 'GSTIN, bank, pickup point and brand approval.',
        },
        {
          title: 'Catalogue',
          description: 'Every attribute filled in, because attributes are the filters.',
        },
        { title: 'Pictures', description: 'Readable at 28 millimetres, on a two-year-old phone.' },
        {
          title: 'Sale calendar',
          description: 'Stock, price floor and ads for each event.',
        },
        {
          title: 'Returns desk',
          description: 'Reasons read every week, false claims disputed with video proof.',
        },
        {
          title: 'Settlement check',
          description: 'Fees and weights checked against what was agreed.',
        },
      ],
    },
    {
      type: 'figures',
      layout: 'staggered',
      title: 'Where the money is lost and found',
      figures: [
        { value: '6', label: 'weeks of preparation before a large sale' },
        {
          value: '-4 pts',
          label: 'on the return rate, typically, once sizes and pictures are fixed',
        },
        { value: '1 in 30', label: 'parcels charged at the wrong weight, and claimed back' },
      ],
    },
    {
      type: 'link-list',
      title: 'Beside Flipkart',
      links: [
        {
          link: { label: parent.title, href: servicePath(parent.slug) },
          description: parent.line,
        },
        {
          link: { label: 'Meesho', href: servicePath('meesho') },
          description: 'For goods under ₹500.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about Flipkart',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'Setting up twenty products costs $1,100; ongoing care is $500 a month for up to a hundred products. Planning a single sale event on its own is $600. Flipkart’s commission, fixed fee and shipping come off each order and depend on category and price.',
        },
        {
          question: 'What documents do we need?',
          answer:
            'A GSTIN for taxable goods, PAN, a bank account in the firm’s name and a pickup address. With these ready, the account is open in two to four days.',
        },
        {
          question: 'Returns are eating our profit. What helps?',
          answer:
            'Start with the reasons: with clothes, about half are sizing. A chart in centimetres, one honest picture of the fabric and, where the rules allow it, no cash on delivery to PIN codes with repeated refusals will do most of it.',
        },
        {
          question: 'Do we have to join every sale?',
          answer:
            'No. We work out the floor price for each product, enter the ones that still make money, and leave out the rest. Last October one client joined with 14 of 60 products and had a better month than the year before.',
        },
      ],
      call: {
        title: 'How was your last sale? We’ll plan the next.',
        action: contact,
      },
    },
  ],
}
