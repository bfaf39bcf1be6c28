import type { Scene } from './scene.ts'
import { baobabLoop } from './scenes/cases/baobab.ts'
import { darAlNoorLoop } from './scenes/cases/dar-al-noor-clinics.ts'
import { gangaLoop } from './scenes/cases/ganga-agro.ts'
import { makhanaLoop } from './scenes/cases/makhana-co.ts'
import { saltmarshLoop } from './scenes/cases/saltmarsh-outfitters.ts'
import { terangaLoop } from './scenes/cases/teranga-foods.ts'
import { digitalMarketingHero } from './scenes/digital-marketing-hero.ts'
import { homeHero } from './scenes/home-hero.ts'
import { cityNight } from './scenes/projects/city-night.ts'
import { dataRing } from './scenes/projects/data-ring.ts'
import { factoryLine } from './scenes/projects/factory-line.ts'
import { fieldCyclist } from './scenes/projects/field-cyclist.ts'
import { gangesTrain } from './scenes/projects/ganges-train.ts'
import { kite } from './scenes/projects/kite.ts'
import { lightFibre } from './scenes/projects/light-fibre.ts'
import { logoSting } from './scenes/projects/logo-sting.ts'
import { postcards } from './scenes/projects/postcards.ts'
import { productCards } from './scenes/projects/product-cards.ts'
import { riyadhCaravan } from './scenes/projects/riyadh-caravan.ts'
import { streetMusician } from './scenes/projects/street-musician.ts'
import { swingingType } from './scenes/projects/swinging-type.ts'
import { teaSeller } from './scenes/projects/tea-seller.ts'
import { torontoSnow } from './scenes/projects/toronto-snow.ts'
import { twelveMonths } from './scenes/projects/twelve-months.ts'
import { twoCompanies } from './scenes/projects/two-companies.ts'
import { videoProductionHero } from './scenes/video-production-hero.ts'

/** All videos of the site; each scene is in `scenes/<name>.ts`. */
export const scenes: Scene[] = [
  homeHero,
  digitalMarketingHero,
  videoProductionHero,
  streetMusician,
  teaSeller,
  fieldCyclist,
  kite,
  logoSting,
  dataRing,
  swingingType,
  lightFibre,
  postcards,
  productCards,
  twelveMonths,
  cityNight,
  factoryLine,
  twoCompanies,
  gangesTrain,
  riyadhCaravan,
  torontoSnow,
  saltmarshLoop,
  makhanaLoop,
  darAlNoorLoop,
  baobabLoop,
  terangaLoop,
  gangaLoop,
]
