import type { Page } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { service as parent } from '#content/services/ecommerce-solutions.ts'
import { specialtyPicture } from '#content/specialty-pictures.ts'
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
      label: 'Home / Services / Meesho',
      title: 'Low prices that still leave a margin',
      intro:
        'On Meesho the lowest price wins, and one returned parcel can wipe out the profit on three. We do that sum first, product by product, and list only what still makes money.',
      lambda: 486,
      art: 'spectrum',
      ...heroPicture('balance', 'before'),
      action: contact,
    },
    {
      type: 'figures',
      layout: 'staggered',
      title: 'What is left of each parcel',
      figures: [
        { value: '₹/parcel', label: 'what is left after shipping, returns and packing' },
        { value: '< 12%', label: 'customer returns, not counting refused parcels' },
        { value: '10', label: 'working days from documents to first orders' },
      ],
    },
    {
      type: 'deliverables',
      title: 'What we do before the first parcel',
      layout: 'columns',
      items: [
        {
          title: 'Margin sheet',
          description:
            'Cost, packing, weight slab, return rate, tax: the lowest price at which you still make money.',
        },
        {
          title: 'Catalogues',
          description:
            'Grouped the way the app groups them, strongest colour first, sizes in centimetres.',
        },
        {
          title: 'Light packing',
          description:
            'Thirty grams less can drop you into a cheaper weight slab. We bring a scale.',
        },
        {
          title: 'Order rhythm',
          description: 'Labels by noon, pickup the same day, so your dispatch score stays high.',
        },
        {
          title: 'Return claims',
          description: 'Returns opened on camera, wrong goods claimed before the panel’s deadline.',
        },
      ],
    },
    {
      type: 'prose',
      ...specialtyPicture('forwarded-four-times', 'across'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'Meesho is a zero-commission marketplace where buyers in smaller towns look for the lowest price first. You pay for each parcel and for each one that comes back, so the sum per parcel decides everything.',
          ],
        },
        {
          title: 'Who it suits',
          paragraphs: [
            'Makers and wholesalers of clothes, kitchenware, toys and jewellery, mostly under ₹500, with steady stock of at least a hundred pieces per design. If you buy from the same market as everyone else, it comes down to price alone, and we will advise against it.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'link-list',
      title: 'Beside Meesho',
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
      type: 'questions',
      title: 'Questions about Meesho',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'Setting up thirty designs costs $650, ongoing care $300 a month. Meesho currently takes no commission in most categories; shipping, returns and ads are where the money goes, and the sheet shows them.',
        },
        {
          question: 'Do we need GST?',
          answer:
            'With a GSTIN you can sell all over India. Small sellers without one can enrol and sell within their own state, for goods where that is allowed. We help with the form; the decision is your accountant’s.',
        },
        {
          question: 'So many parcels come back. Is that normal?',
          answer:
            'It is common for 10 to 20 per cent of cash-on-delivery parcels to be refused. What you can change is the other kind: wrong size, a colour that doesn’t match the picture, thin fabric. Honest photos cost you orders in week one and save you more by week four.',
        },
      ],
      call: {
        title: 'Send a design. We’ll find its lowest price.',
        action: contact,
      },
    },
  ],
}
