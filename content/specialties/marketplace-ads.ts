import type { Page } from '#blocks/schema.ts'
import { service as parent } from '#content/services/performance-media.ts'
import { showcasePicture } from '#content/showcase.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('marketplace-ads') }),
}

export const page: Page = {
  id: 'services/marketplace-ads',
  title: 'Marketplace Ads: the right shelf, the right day | Wavelength',
  description:
    'Sponsored listings on Amazon, Flipkart, Meesho, Noon and Etsy, steered by profit after fees and returns. From $900 a month plus media.',
  blocks: [
    {
      type: 'page-head',
      label: 'Marketplace Ads / 574 nm',
      title: 'The right shelf on the right day',
      lead: 'Advertising inside a marketplace reaches people with a card in their hand. We spend only where the order leaves a profit after fees, returns and the advertisement itself.',
      lambda: 574,
      art: 'rings',
      action: contact,
    },
    {
      type: 'prose',
      picture: showcasePicture('marketplace-ads'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'A sponsored place in the results and on rival product pages of Amazon, Flipkart, Meesho, Noon or Etsy. You bid for a word or a product and pay for the click.',
            'It lifts what is already good. A listing with poor pictures, 3.4 stars or four days of stock is mended first; until then the money goes into the neighbour’s pocket.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'figures',
      title: 'How it is measured',
      figures: [
        { value: 'TACoS', label: 'ad spend as a share of all sales, advertised or not' },
        { value: '₹/order', label: 'profit after commission, shipping, returns and ads' },
        { value: '21 days', label: 'of stock needed before a product is advertised' },
      ],
    },
    {
      type: 'deliverables',
      title: 'What is delivered',
      layout: 'ledger',
      items: [
        {
          title: 'Profit sheet',
          description: 'Each product with its fees and returns, and the highest bid it can bear.',
        },
        {
          title: 'Three layers of campaigns',
          description: 'Finding words, using proven words, defending your own name. Kept apart.',
        },
        {
          title: 'Weekly harvest',
          description: 'Words that sold move up, words that only cost move out.',
        },
        {
          title: 'Sale-day plan',
          description:
            'Prime Day, Big Billion Days, White Friday: budgets by the hour, with a stop when stock falls.',
        },
        {
          title: 'Listing repair list',
          description: 'Pictures, titles and prices to mend before the next rupee is spent.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Asked about marketplace advertising',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            '$900 a month for one marketplace and up to fifty products, $500 for each further one. Media is charged by the marketplace; most begin with 6 to 10 per cent of their sales there.',
        },
        {
          question: 'What is a good ACoS?',
          answer:
            'Any that lies below your margin before advertising. With 30 per cent margin, 22 is fine and 35 is a loss. For a new product we accept a loss for six weeks, with a fixed sum and a date.',
        },
        {
          question: 'Do ads help our place in normal results?',
          answer:
            'Indirectly: sales from ads count as sales. We see it in about half the categories, and test by pausing the ad once the place is reached.',
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
          link: { label: 'Meta Ads', href: servicePath('meta-ads') },
          description: 'To be known before people open the marketplace.',
        },
      ],
    },
    {
      type: 'contact-band',
      title: 'Name your three best sellers and we will work out the highest bid each can bear.',
      action: contact,
    },
  ],
}
