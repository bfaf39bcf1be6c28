import type { Page } from '#blocks/schema.ts'
import { service as parent } from '#content/services/ecommerce-solutions.ts'
import { showcasePicture } from '#content/showcase.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('meesho') }),
}

export const page: Page = {
  id: 'services/meesho',
  title: 'Meesho: prices that still leave a margin | Wavelength',
  description:
    'Catalogues, prices and returns on Meesho for makers and wholesalers, with the margin worked out for each parcel. Live in ten working days.',
  blocks: [
    {
      type: 'page-head',
      label: 'Meesho / 486 nm',
      title: 'Low prices that still leave a margin',
      lead: 'On Meesho the price decides, and a returned parcel can cost the profit of three. We do that sum first, product by product, and list what survives it.',
      lambda: 486,
      art: 'spectrum',
      action: contact,
    },
    {
      type: 'figures',
      title: 'How it is measured',
      figures: [
        { value: '₹/parcel', label: 'what stays after shipping, returns and packing' },
        { value: '< 12%', label: 'customer returns, with refused parcels counted apart' },
        { value: '10', label: 'working days from papers to first orders' },
      ],
    },
    {
      type: 'deliverables',
      title: 'What is delivered',
      layout: 'ledger',
      items: [
        {
          title: 'Margin sheet',
          description:
            'Cost, packing, weight slab, return share, tax: the lowest price at which you still earn.',
        },
        {
          title: 'Catalogues',
          description:
            'Grouped as the app groups them, with the strongest colour first and sizes in centimetres.',
        },
        {
          title: 'Light packing',
          description: 'Thirty grams less can mean the next lower weight slab. We bring a scale.',
        },
        {
          title: 'Order rhythm',
          description:
            'Labels by noon, pickup the same day, so that your dispatch score stays high.',
        },
        {
          title: 'Return claims',
          description: 'Opened on camera, wrong goods claimed within the time the panel allows.',
        },
      ],
    },
    {
      type: 'prose',
      picture: showcasePicture('meesho'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'Meesho is a marketplace without commission, on which buyers in smaller towns look for the lowest price first. You pay for the parcel and for each one that comes back, so the sum per parcel decides everything.',
          ],
        },
        {
          title: 'Whom it suits',
          paragraphs: [
            'Makers and wholesalers of clothes, kitchen goods, toys and jewellery, mostly under ₹500, with steady stock of at least a hundred pieces a design. If you buy from the same market as everyone else, the cheapest photograph wins, and we will advise against it.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'questions',
      title: 'Asked about Meesho',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'Start with thirty designs $650, care $300 a month. Meesho takes no commission in most categories at present; shipping, returns and advertisements are where the money goes, and the sheet shows them.',
        },
        {
          question: 'Do we need GST?',
          answer:
            'With a GSTIN you may sell all over India. Small sellers without one can enrol and sell within their own state, for goods that allow it. We help with the form; your accountant decides.',
        },
        {
          question: 'So many parcels come back. Is that normal?',
          answer:
            'Refused cash-on-delivery parcels of 10 to 20 per cent are common. What you can change is the other kind: wrong size, colour unlike the picture, thin fabric. Honest photographs cost orders in week one and save more by week four.',
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
          link: { label: 'Flipkart', href: servicePath('flipkart') },
          description: 'For the same goods with a brand on them.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Send one design with its cost and weight, and we will find its lowest safe price.',
      action: contact,
    },
  ],
}
