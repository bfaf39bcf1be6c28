import type { BlockOf } from '#blocks/schema.ts'
import { heroPicture } from '#content/hero-pictures.ts'
import {
  appSolutions,
  type PortfolioPiece,
  performancePieces,
  webSolutions,
} from '#content/portfolios.ts'
import type { Picture } from '#model/content/picture.ts'
import { servicePath } from '#model/paths.ts'

type Category = BlockOf<'service-stack'>['categories'][number]

const card = (
  name: string,
  slug: string,
  description: string,
  image: Picture,
  href = servicePath(slug),
): Category['cards'][number] => ({ name, description, image, href })

const solution = pictureOf([...webSolutions, ...appSolutions])
const advertisement = pictureOf(performancePieces)

/** The home showcase, along the spectrum, with the pictures of the pages it leads to, and the second reading of its links. */
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
        heroPicture('eye-chart').picture,
      ),
      card(
        'UI/UX Design',
        'ui-ux-design',
        'From wireframe to working screen.',
        heroPicture('five-testers').picture,
      ),
      card(
        'Brand Designing',
        'brand-designing',
        'A logo, its rules, its voice.',
        heroPicture('rubber-stamp').picture,
      ),
      card(
        '3D Designing',
        '3d-designing',
        'Products before they exist.',
        heroPicture('blank-tins').picture,
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
        solution('landing-page'),
      ),
      card(
        'App Development',
        'app-development',
        'Two stores, one code base.',
        solution('cross-platform'),
      ),
      card(
        'Software Integrations',
        'software-integrations',
        'Systems that talk to each other.',
        heroPicture('patch-bay').picture,
      ),
      card(
        'ERP Solutions',
        'erp-solutions',
        'Stock, orders and books in one place.',
        heroPicture('split-flaps').picture,
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
        heroPicture('contact-sheet').picture,
      ),
      card(
        'Google Ads',
        'google-ads',
        'Search and shopping, bid by margin.',
        advertisement('shopping-cards-kadam'),
      ),
      card(
        'Native Ads',
        'native-ads',
        'Articles people read to the end.',
        heroPicture('read-to-the-end').picture,
      ),
      card(
        'Marketplace Ads',
        'marketplace-ads',
        'The right shelf on the right day.',
        advertisement('marketplace-listing-caravan'),
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
        heroPicture('painted-fish').picture,
      ),
      card(
        'Amazon',
        'amazon',
        'Listings that win the buy box.',
        heroPicture('box-in-layers').picture,
      ),
      card(
        'Flipkart',
        'flipkart',
        'Sale days planned weeks ahead.',
        heroPicture('six-weeks').picture,
      ),
      card('Meesho', 'meesho', 'Prices that still leave a margin.', heroPicture('balance').picture),
    ],
  },
]

function pictureOf(pieces: PortfolioPiece[]) {
  return (id: string) => {
    const piece = pieces.find((each) => each.id === id)
    if (!piece) throw new Error(`No piece ${id}`)
    return piece.image
  }
}
