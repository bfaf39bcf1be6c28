import type { Typesetter } from '../lettering.ts'
import { mix, paper, spectrum, type Wavelength } from '../palette.ts'
import { build } from './build.ts'
import { paid } from './paid.ts'
import type { Scene } from './pen.ts'
import { shops } from './shops.ts'
import { studio } from './studio.ts'

/** The share of paper in a card's ground: it must have an edge on paper and on ink. */
const GROUND = 0.56

const accents: Record<string, Wavelength> = {
  ...{ 'google-ads': 575, 'meta-ads': 605, 'native-ads': 590, 'marketplace-ads': 575 },
  ...{ amazon: 560, flipkart: 535, meesho: 625, etsy: 650 },
  ...{ 'graphic-designing': 435, 'ui-ux-design': 475, 'brand-designing': 625, '3d-designing': 410 },
  ...{
    'web-development': 475,
    'app-development': 495,
    'software-integrations': 515,
    'erp-solutions': 560,
  },
}

const scenes: Record<string, Scene> = { ...paid, ...shops, ...studio, ...build }

/** Every card of the home showcase by slug. */
export function showcaseCards(write: Typesetter) {
  return Object.entries(accents).map(([slug, wavelength]) => {
    const scene = scenes[slug]
    if (!scene) throw new Error(`No showcase scene is called "${slug}".`)
    const drawing = scene(spectrum[wavelength], write)
    return {
      slug,
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="480" height="320"><rect width="480" height="320" fill="${mix(spectrum[wavelength], paper, GROUND)}"/>${drawing}</svg>`,
    }
  })
}
