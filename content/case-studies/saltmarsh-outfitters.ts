import type { Page } from '#blocks/schema.ts'
import { artefactsOf } from '#content/artefacts.ts'
import { creditsOf } from '#content/case-credits.ts'
import { cardOf } from '#content/cases.ts'
import { screenLoop } from '#content/loops.ts'
import { contactPath, paths, postPath, projectPath, servicePath } from '#model/paths.ts'

const slug = 'saltmarsh-outfitters'

export const page: Page = {
  id: `projects/${slug}`,
  title: 'Saltmarsh Outfitters: a shop moved in nine weeks | Wavelength',
  description:
    'How Wavelength moved an outdoor shop in Halifax with 4,200 products to a new storefront in nine weeks, kept its search traffic and cut four checkout steps.',
  card: cardOf(slug),
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Projects / Saltmarsh Outfitters',
      title: 'A shop moved without losing its rankings',
      intro:
        'Saltmarsh Outfitters sells rain jackets, boots and canoe bags from a red warehouse in Halifax. It had 4,200 products and a storefront that nobody dared to touch.',
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
          width: 2400,
          height: 1800,
          widths: [720, 1200, 1600],
          alt: 'A woodcut: a figure in an orange rain jacket, in sea and rain; beside it, in heavy type, Tantramar rain shell, four sizes, Add to bag, $248',
        },
        caption:
          'The shop today: one jacket, one decision. Cut in wood for the spring catalogue, from the same page.',
      },
      before: {
        picture: {
          src: '/pictures/projects/saltmarsh-outfitters-before.webp',
          width: 2400,
          height: 1800,
          widths: [720, 1200],
          alt: 'The old shop: a crowded grid of small products under banners',
        },
        portrait: {
          src: '/pictures/projects/saltmarsh-outfitters-before-portrait.webp',
          width: 1080,
          height: 810,
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
            'The old shop had been built in 2014 by a nephew who now lives in New Zealand. It worked the way an old outboard motor works: everyone knew which part not to breathe on.',
            'There were seven steps between a full cart and a paid order. On a phone, the third opened a keyboard over the button that led to the fourth. Six in ten visitors were on a phone. Only two in ten orders were.',
            'Henrik Solberg, who owns the shop, did not mind losing the design. He did mind losing his place in search. Over ten years the site had built up more than eleven thousand addresses, and half of his new customers arrived through one of them.',
          ],
        },
        {
          title: 'The approach',
          paragraphs: [
            'We started with a list, not a design: every address the shop had ever answered, from four sources, in one sheet. Each row got a decision before anybody drew a button.',
            'Weeks two to five went into the product page and the checkout, phone first. We watched eleven customers buy the same jacket. Whatever nobody used in eleven attempts, we left out. Seven steps became three: where to, how to pay, yes.',
            'Weeks six to eight were the catalogue: sizes named the same way across all 4,200 products, colours photographed in the light of the same window, returns explained in two sentences.',
            'In week nine we moved. The redirects went in on a Friday night, and a script requested every old address, three times, and checked what came back. The shop opened on Sunday. On Monday it rained, which in Halifax is a form of advertising.',
          ],
        },
      ],
      links: [],
    },
    {
      type: 'screen-film',
      title: 'A jacket in four clicks',
      caption:
        'Two colours looked at, one size changed, one button. The picture is the page; everything that can be decided stands beside it.',
      film: screenLoop(
        slug,
        'The product page: an orange rain jacket, three colours, five sizes and the button “Add to bag”',
      ),
    },
    artefactsOf(slug),
    {
      type: 'figures',
      layout: 'staggered',
      floods: true,
      title: 'After thirty days',
      figures: [
        { value: '99.2%', label: 'of search visits kept, 30 days after the move' },
        { value: '+38%', label: 'orders from phones, compared with the same month a year before' },
        { value: '7 to 3', label: 'checkout steps, and no keyboard in the way' },
      ],
    },
    {
      type: 'prose',
      sections: [
        {
          title: 'The results',
          paragraphs: [
            'The shop kept its place in search: thirty days after the move it still had 99.2% of the search visits it had before. Henrik had said he would be happy with ninety.',
            'Orders from phones rose 38% on the same month a year before. Part of that is rain. To find out how much, we showed one visitor in ten the old checkout for two weeks: seven steps lost four in ten of them, three steps lost two.',
            'The warehouse phone rings less. Questions about sizes fell by half once all 4,200 products used the same names for them.',
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
          question: 'What about the other 0.8%?',
          answer:
            'Mostly old pages for products that no longer exist. They now say they are gone, which is true. Two category pages dropped and stayed down for three weeks, because we had been too keen to merge them. We split them again.',
        },
        {
          question: 'Did the old shop close during the move?',
          answer:
            'For four hours on Saturday night. A single-page form took orders in the meantime. There were three.',
        },
        {
          question: 'Who looks after it now?',
          answer:
            'Henrik’s daughter Signe updates the text, prices and photos. We have a budget of six hours a month for the rest, and used four of them last month.',
        },
      ],
    },
    {
      type: 'deliverables',
      title: 'What Henrik’s shop has now',
      layout: 'ledger',
      items: [
        {
          title: 'A new storefront',
          description: 'Product pages, search, cart and a three-step checkout, phone first.',
        },
        {
          title: 'A list of every old address',
          description:
            'Over eleven thousand rows, each with its decision and its test, in the same repository as the shop.',
        },
        {
          title: 'A consistent catalogue',
          description: '4,200 products that use the same names for the same sizes.',
        },
        {
          title: 'Two mornings of training',
          description: 'And a printed page by the till for the five weekly jobs.',
        },
      ],
    },
    creditsOf(slug),
    {
      type: 'prev-next',
      title: 'Other case studies',
      all: { label: 'All case studies', href: paths.projects },
    },
    {
      type: 'contact-band',
      title: 'Moving your shop? Bring the old addresses.',
      action: {
        label: 'Tell us about your shop',
        href: contactPath({ service: 'ecommerce-solutions', from: projectPath(slug) }),
      },
    },
  ],
}
