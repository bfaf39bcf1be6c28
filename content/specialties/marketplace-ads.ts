import type { Page } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import { service as parent } from '#content/services/performance-media.ts'
import { specialtyPicture } from '#content/specialty-pictures.ts'
import { contactPath, servicePath } from '#model/paths.ts'

const contact = {
  label: 'Get in touch',
  href: contactPath({ service: parent.title, from: servicePath('marketplace-ads') }),
}

export const page: Page = {
  id: 'services/marketplace-ads',
  title: 'Marketplace Ads: the right shelf, the right day | Wavelength',
  description:
    'Sponsored listings on Amazon, Flipkart, Meesho, Noon and Etsy, steered by profit after fees and returns. From $900 a month plus ad spend.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / Marketplace Ads',
      title: 'The right shelf on the right day',
      intro:
        'Ads inside a marketplace reach people with a card already in their hand. We spend only where the order still makes a profit after fees, returns and the ad itself.',
      lambda: 574,
      art: 'rings',
      ...heroPicture('lit-shelf'),
      action: contact,
    },
    {
      type: 'prose',
      ...specialtyPicture('shelf-plan', 'across'),
      sections: [
        {
          title: 'What it is',
          paragraphs: [
            'A sponsored spot in the results and on competitors’ product pages on Amazon, Flipkart, Meesho, Noon or Etsy. You bid on a keyword or a product and pay per click.',
            'Ads lift what is already good. A listing with poor pictures, 3.4 stars or four days of stock gets fixed first; until then, your money would be advertising your competitors.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'figures',
      layout: 'staggered',
      title: 'Profit, order by order',
      figures: [
        { value: 'TACoS', label: 'ad spend as a share of all sales, advertised or not' },
        { value: '₹/order', label: 'profit after commission, shipping, returns and ads' },
        { value: '21 days', label: 'of stock in hand before we advertise a product' },
      ],
    },
    {
      type: 'deliverables',
      title: 'What runs every week',
      layout: 'ledger',
      items: [
        {
          title: 'Profit sheet',
          description: 'Each product with its fees and returns, and the highest bid it can afford.',
        },
        {
          title: 'Three layers of campaigns',
          description:
            'Finding keywords, using proven keywords, defending your own name. Kept separate.',
        },
        {
          title: 'Weekly clean-up',
          description: 'Keywords that sell move up; keywords that only cost money go.',
        },
        {
          title: 'Sale-day plan',
          description:
            'Prime Day, Big Billion Days, White Friday: hourly budgets that stop when stock runs low.',
        },
        {
          title: 'List of listing fixes',
          description: 'Pictures, titles and prices to fix before the next rupee is spent.',
        },
      ],
    },
    {
      type: 'link-list',
      title: 'What the ads lead to',
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
      type: 'questions',
      title: 'Questions about marketplace ads',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            '$900 a month for one marketplace and up to fifty products, $500 for each additional marketplace. The marketplace bills you for the clicks; most clients start with 6 to 10 per cent of their sales there.',
        },
        {
          question: 'What is a good ACoS?',
          answer:
            'Anything below your margin before advertising. With a 30 per cent margin, 22 is fine and 35 is a loss. For a new product we accept a loss for six weeks, up to a fixed amount.',
        },
        {
          question: 'Do ads improve our organic ranking?',
          answer:
            'Indirectly: sales from ads count as sales. We see it in about half the categories, and test it by pausing the ad once you rank.',
        },
      ],
      call: {
        title: 'Name a product. We’ll work out its top bid.',
        action: contact,
      },
    },
  ],
}
