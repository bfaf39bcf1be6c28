import type { Page } from '#blocks/schema.ts'
import { artefactsOf } from '#content/artefacts.ts'
import { creditsOf } from '#content/case-credits.ts'
import { prevNextOf } from '#content/cases.ts'
import { contactPath, postPath, projectPath, servicePath } from '#model/paths.ts'

const slug = 'saltmarsh-outfitters'

export const page: Page = {
  id: `projects/${slug}`,
  title: 'Saltmarsh Outfitters: a shop moved in nine weeks | Wavelength',
  description:
    'How Wavelength moved an outdoor shop in Halifax with 4,200 products to a new storefront in nine weeks, kept its search visits and cut four checkout steps.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Projects / Saltmarsh Outfitters',
      title: 'A shop moved without losing its place',
      lead: 'Saltmarsh Outfitters sells rain jackets, boots and canoe bags from a red warehouse in Halifax. 4,200 products, one storefront, and nobody dared to touch it.',
      lambda: 480,
      art: 'interference',
    },
    {
      type: 'case-facts',
      title: 'In short',
      facts: [
        { label: 'Client', value: 'Saltmarsh Outfitters, Halifax' },
        { label: 'Took', value: 'Nine weeks, four of our people' },
        {
          label: 'Services',
          value: [
            { label: 'E-commerce Solutions', href: servicePath('ecommerce-solutions') },
            { label: 'SEO', href: servicePath('seo-services') },
          ],
        },
        {
          label: 'The method, with its code',
          value: [
            {
              label: 'Moving a shop without losing search',
              href: postPath('moving-a-shop-without-losing-search'),
            },
          ],
        },
      ],
    },
    {
      type: 'before-after',
      title: 'Before and after',
      after: {
        picture: {
          src: '/pictures/projects/saltmarsh-outfitters-after.webp',
          width: 1200,
          height: 900,
          alt: 'The new product page: one rain jacket, its colours, a size picker and a single button',
        },
        caption: 'The shop as it is, on a phone and on a desk: one jacket, one decision.',
      },
      before: {
        picture: {
          src: '/pictures/projects/saltmarsh-outfitters-before.webp',
          width: 1200,
          height: 900,
          alt: 'The old shop: a crowded grid of small products under banners',
        },
        caption: 'The old front page: eleven banners above the first product.',
      },
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'The challenge',
          paragraphs: [
            'The old shop had been built in 2014 by a nephew who now lives in New Zealand. It worked, in the way an old outboard motor works: everyone knew which part not to breathe on.',
            'Seven steps lay between a full cart and a paid order. On a telephone, the third of them opened a keyboard over the button that led to the fourth. Six in ten visitors came by telephone. Two in ten orders did.',
            'Henrik Solberg, who owns the shop, was willing to lose the look. He was not willing to lose his place in search. Over eleven thousand addresses had gathered in ten years, and half of his new customers arrived by one of them.',
          ],
        },
        {
          title: 'The approach',
          paragraphs: [
            'We began with a list and no design: every address the shop had ever answered, from four sources, in one sheet. Each row got a decision before anybody drew a button.',
            'Weeks two to five went into the product page and the checkout, on a phone first. We watched eleven customers buy the same jacket. What nobody used in eleven attempts was left out. Seven steps became three: where to, how to pay, yes.',
            'Weeks six to eight were the catalogue: sizes named the same way in all 4,200 products, colours photographed in the light of one window, returns explained in two sentences.',
            'In week nine we moved. The redirects went in on a Friday night and a script asked for every old address, three times, and compared what came back. The shop opened on Sunday. On Monday it rained, which in Halifax is a form of advertising.',
          ],
        },
      ],
      links: [],
    },
    artefactsOf(slug),
    {
      type: 'figures',
      floods: true,
      title: 'After thirty days',
      figures: [
        { value: '99.2%', label: 'of the search visits kept, 30 days after the move' },
        { value: '+38%', label: 'orders from phones, against the same month a year before' },
        { value: '7 to 3', label: 'checkout steps, with the keyboard out of the way' },
      ],
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'The results',
          paragraphs: [
            'The place in search was kept: 99.2% of the visits that came by search before the move still came thirty days after it. Henrik had said that he would be content with ninety.',
            'Orders from phones rose by 38% against the same month a year before. Part of that is rain. To know how much, we left the old checkout to one visitor in ten for two weeks: seven steps lost four in ten of them, three steps lost two.',
            'The telephone in the warehouse rings less. Questions about sizes fell by half once all 4,200 products used the same names for them.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'questions',
      title: 'What Henrik asked us',
      questions: [
        {
          question: 'What about the 0.8 per cent?',
          answer:
            'Mostly old pages for products that no longer exist. They now answer that they are gone, which is true. Two category pages fell and stayed down for three weeks, because we had merged them too eagerly. We took them apart again.',
        },
        {
          question: 'Did the old shop close while you moved?',
          answer:
            'For four hours, in the night from Saturday to Sunday. Orders in that time were written down by a form on a single page. There were three.',
        },
        {
          question: 'Who looks after it now?',
          answer:
            'Henrik’s daughter Signe changes texts, prices and pictures. We have a budget of six hours a month for the rest, and used four of them last month.',
        },
      ],
    },
    {
      type: 'deliverables',
      title: 'What he got',
      layout: 'ledger',
      items: [
        {
          title: 'A new storefront',
          description: 'Product pages, search, cart and a checkout of three steps, phone first.',
        },
        {
          title: 'A table of every old address',
          description:
            'Over eleven thousand rows, each with its decision and its test, in the same repository as the shop.',
        },
        {
          title: 'A catalogue with one voice',
          description: '4,200 products with the same names for the same sizes.',
        },
        {
          title: 'Two mornings of training',
          description: 'And a printed page by the till for the five things that are done weekly.',
        },
      ],
    },
    creditsOf(slug),
    prevNextOf(projectPath(slug)),
    {
      type: 'contact-band',
      title: 'Is there a shop nobody dares to touch?',
      action: {
        label: 'Tell us about it',
        href: contactPath({ service: 'ecommerce-solutions', from: projectPath(slug) }),
      },
    },
  ],
}
