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
  image: { src: `/pictures/showcase/${slug}.webp`, width: 480, height: 320, alt },
})

/** A card that is shown as high as its sheet. */
const largeCard = (...facts: Parameters<typeof card>) => {
  const { image, ...rest } = card(...facts)
  return { ...rest, image: { ...image, width: 1440, height: 960, widths: [480, 720] } }
}

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
        'A grid of posters',
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
      largeCard(
        'Web Development',
        'web-development',
        'Fast, easy to edit, yours.',
        'A browser window with a page',
      ),
      card(
        'App Development',
        'app-development',
        'Two stores, one code base.',
        'A phone with an app',
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
        'Google Ads',
        'google-ads',
        'Search and shopping, bid by margin.',
        'A search result with its advertisement rising to the top',
      ),
      card(
        'Meta Ads',
        'meta-ads',
        'Stories and feeds, with new films every two weeks.',
        'A story frame on a phone',
      ),
      card(
        'Native Ads',
        'native-ads',
        'Articles people read to the end.',
        'An article with a recommended story in it',
      ),
      card(
        'Marketplace Ads',
        'marketplace-ads',
        'The right shelf on the right day.',
        'A product listing in a marketplace',
      ),
    ],
  },
  {
    title: 'Every marketplace, one stock',
    description:
      'Catalogue, photos, prices and returns for the marketplaces where India and the world shop, all run from one list.',
    lambda: 630,
    cards: [
      card('Amazon', 'amazon', 'Listings that win the buy box.', 'A parcel on a shelf'),
      card('Flipkart', 'flipkart', 'Sale days planned weeks ahead.', 'A basket with a price tag'),
      card(
        'Meesho',
        'meesho',
        'Prices that still leave a margin.',
        'A reseller sharing a catalogue',
      ),
      largeCard(
        'Etsy',
        'etsy',
        'Handmade goods that buyers abroad can find.',
        'Handmade goods on a table',
      ),
    ],
  },
]
