import type { Page } from '#blocks/schema.ts'
import { service as parent } from '#content/services/ecommerce-solutions.ts'
import { showcasePicture } from '#content/showcase.ts'
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
      label: 'Flipkart / 482 nm',
      title: 'Sale days planned six weeks ahead',
      lead: 'A good part of a Flipkart year happens in a few weeks around the Big Billion Days. We prepare those in August, and keep the ordinary Tuesdays in order.',
      lambda: 482,
      art: 'trace',
      action: contact,
    },
    {
      type: 'prose',
      picture: showcasePicture('flipkart'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'Flipkart sells to towns as much as to cities: more cash on delivery, more returns, sharper prices, Hindi in the search box. A catalogue copied from Amazon does half as well as it could.',
            'We rewrite it for that buyer, choose the fulfilment that earns the Assured badge, and watch the settlement sheet where the real margin is decided.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'deliverables',
      title: 'What is delivered',
      layout: 'columns',
      items: [
        {
          title: 'Seller Hub set-up',
          description: 'GSTIN, bank, pickup point and brand approval.',
        },
        {
          title: 'Catalogue',
          description: 'Attributes filled to the last field: they are the filters.',
        },
        { title: 'Pictures', description: 'Readable at 28 millimetres, on a two-year-old phone.' },
        {
          title: 'Sale calendar',
          description: 'Stock, price floor and advertisement for each event.',
        },
        {
          title: 'Returns desk',
          description: 'Reasons read weekly, false ones claimed with video proof.',
        },
        {
          title: 'Settlement check',
          description: 'Fees and weights compared with what was agreed.',
        },
      ],
    },
    {
      type: 'figures',
      title: 'How it is measured',
      figures: [
        { value: '6', label: 'weeks of preparation before a large sale' },
        { value: '-4 pts', label: 'returns after sizes and pictures are mended, typically' },
        { value: '1 in 30', label: 'parcels charged with a wrong weight, and claimed back' },
      ],
    },
    {
      type: 'questions',
      title: 'Asked about Flipkart',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'Start with twenty products $1,100, care $500 a month up to a hundred products. A sale event planned alone, without care, is $600. Flipkart’s commission, fixed fee and shipping come off each order and depend on category and price.',
        },
        {
          question: 'What papers do we need?',
          answer:
            'A GSTIN for taxable goods, PAN, a bank account in the firm’s name and a pickup address. With these ready the account stands in two to four days.',
        },
        {
          question: 'Our returns eat the profit. What helps?',
          answer:
            'First the reasons: with clothes about half are size. A chart in centimetres, one honest picture of the fabric and no cash on delivery to PIN codes with repeated refusals, where rules allow it, do most of it.',
        },
        {
          question: 'Must we join every sale?',
          answer:
            'No. We work out the floor price for each product, offer those that still earn, and leave the rest at home. Last October one client joined with 14 of 60 products and had a better month than the year before.',
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
          link: { label: 'Meesho', href: servicePath('meesho') },
          description: 'For goods under ₹500.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Tell us how your last sale went, returns included, and we will plan the next.',
      action: contact,
    },
  ],
}
