import type { BlockOf } from '#blocks/schema.ts'
import { servicePath } from '#model/paths.ts'

type Category = BlockOf<'service-stack'>['categories'][number]

const card = (
  name: string,
  slug: string,
  description: string,
  alt: string,
  href = servicePath(slug),
): Category['cards'][number] => ({
  name,
  description,
  href,
  image: {
    src: `/pictures/showcase/${slug}.webp`,
    width: 1440,
    height: 960,
    widths: [480, 720, 960],
    alt,
  },
})

/** The home showcase, along the spectrum, and the second reading of its links. */
export const showcase: Category[] = [
  {
    title: 'Design that works on any phone',
    description:
      'Brands, packaging and interfaces designed together and tested on the cheapest phone in the office.',
    lambda: 420,
    cards: [
      card(
        'Graphic Designing',
        'graphic-designing',
        'Posters, packs, reports.',
        'A wall of posters',
      ),
      card(
        'UI/UX Design',
        'ui-ux-design',
        'From wireframe to working screen.',
        'A wireframe turning into an interface',
      ),
      card(
        'Brand Designing',
        'brand-designing',
        'A logo, its rules, its voice.',
        'A logo with its construction lines',
      ),
      card(
        '3D Designing',
        '3d-designing',
        'Products before they exist.',
        'A form made of wave lines',
        '/services',
      ),
    ],
  },
  {
    title: 'Software your team can run',
    description:
      'Sites, apps and the systems behind them, with tests, documentation and every login in your hands.',
    lambda: 470,
    cards: [
      card(
        'Web Development',
        'web-development',
        'Fast, easy to edit, yours.',
        'A browser window with a page',
      ),
      card(
        'App Development',
        'app-development',
        'Two stores, one code base.',
        'Two phones with an app',
      ),
      card(
        'Software Integrations',
        'software-integrations',
        'Systems that talk to each other.',
        'Nodes joined by pulses',
      ),
      card(
        'ERP Solutions',
        'erp-solutions',
        'Stock, orders and books in one place.',
        'Modules of an ERP fitted together',
      ),
    ],
  },
  {
    title: 'Ads that pay for themselves',
    description:
      'We buy attention where your customers already look, and show you every Monday what each lead cost.',
    lambda: 590,
    cards: [
      card(
        'Meta Ads',
        'meta-ads',
        'Stories and feeds, with new films every two weeks.',
        'A story with a button to shop, between two others',
      ),
      card(
        'Google Ads',
        'google-ads',
        'Search and shopping, bid by margin.',
        'A page of search results with an advertisement at the top',
      ),
      card(
        'Native Ads',
        'native-ads',
        'Articles people read to the end.',
        'A newspaper page with a promoted story',
      ),
      card(
        'Marketplace Ads',
        'marketplace-ads',
        'The right shelf on the right day.',
        'A lit jar between others on two shelves',
      ),
    ],
  },
  {
    title: 'Every marketplace, one stock',
    description:
      'Catalogue, photos, prices and returns for the marketplaces where India and the world shop, all run from one list.',
    lambda: 630,
    cards: [
      card(
        'Etsy',
        'etsy',
        'Handmade goods that buyers abroad can find.',
        'A vase with two twigs, and a ball of red wool',
      ),
      card(
        'Amazon',
        'amazon',
        'Listings that win the buy box.',
        'A kettle on its product page, with stars and a price',
      ),
      card(
        'Flipkart',
        'flipkart',
        'Sale days planned weeks ahead.',
        'A parcel on its way to a house',
      ),
      card(
        'Meesho',
        'meesho',
        'Prices that still leave a margin.',
        'A tunic sent on in three messages',
      ),
    ],
  },
]
