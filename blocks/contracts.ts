import { z } from 'zod'
import { acrosticContract } from './acrostic/contract.ts'
import { beforeAfterContract } from './before-after/contract.ts'
import { bigCounterContract } from './big-counter/contract.ts'
import { blogTeaserContract } from './blog-teaser/contract.ts'
import { cardRunContract } from './card-run/contract.ts'
import { caseFactsContract } from './case-facts/contract.ts'
import { caseIndexContract } from './case-index/contract.ts'
import { channelContract } from './channel/contract.ts'
import { chatContract } from './chat/contract.ts'
import { chipsContract } from './chips/contract.ts'
import { clientWallContract } from './client-wall/contract.ts'
import { compareContract } from './compare/contract.ts'
import { contactBandContract } from './contact-band/contract.ts'
import { coreValuesContract } from './core-values/contract.ts'
import { deliverablesContract } from './deliverables/contract.ts'
import { faqContract } from './faq/contract.ts'
import { figuresContract } from './figures/contract.ts'
import { filmsContract } from './films/contract.ts'
import { heroContract } from './hero/contract.ts'
import { hueTilesContract } from './hue-tiles/contract.ts'
import { landingHeroContract } from './landing-hero/contract.ts'
import { logosContract } from './logos/contract.ts'
import { mailSectionsContract } from './mail-sections/contract.ts'
import { marqueeContract } from './marquee/contract.ts'
import { metricTilesContract } from './metric-tiles/contract.ts'
import { moduleMapContract } from './module-map/contract.ts'
import { neighboursContract } from './neighbours/contract.ts'
import { offerCardsContract } from './offer-cards/contract.ts'
import { pageHeadContract } from './page-head/contract.ts'
import { portfolioContract } from './portfolio/contract.ts'
import { priceGuideContract } from './price-guide/contract.ts'
import { processContract } from './process/contract.ts'
import { projectsContract } from './projects/contract.ts'
import { proseContract } from './prose/contract.ts'
import { questionsContract } from './questions/contract.ts'
import { quoteContract } from './quote/contract.ts'
import { receiptContract } from './receipt/contract.ts'
import { relatedCasesContract } from './related-cases/contract.ts'
import { relatedPostsContract } from './related-posts/contract.ts'
import { serviceIndexContract } from './service-index/contract.ts'
import { serviceStackContract } from './service-stack/contract.ts'
import { serviceTilesContract } from './service-tiles/contract.ts'
import { sideTabsContract } from './side-tabs/contract.ts'
import { solutionCardsContract } from './solution-cards/contract.ts'
import { stagesContract } from './stages/contract.ts'
import { supportContract } from './support/contract.ts'
import { tabGroupsContract } from './tab-groups/contract.ts'
import { teamContract } from './team/contract.ts'
import { templatesContract } from './templates/contract.ts'
import { testimonialsContract } from './testimonials/contract.ts'
import { topicsContract } from './topics/contract.ts'
import { waysContract } from './ways/contract.ts'
import { whyContract } from './why/contract.ts'
import { windowsContract } from './windows/contract.ts'

/** Every kind of section that a page may hold. */
export const blockSchema = z
  .discriminatedUnion('type', [
    heroContract,
    serviceStackContract,
    marqueeContract,
    teamContract,
    processContract,
    whyContract,
    projectsContract,
    testimonialsContract,
    faqContract,
    serviceTilesContract,
    blogTeaserContract,
    contactBandContract,
    deliverablesContract,
    figuresContract,
    logosContract,
    pageHeadContract,
    proseContract,
    questionsContract,
    serviceIndexContract,
    waysContract,
    beforeAfterContract,
    clientWallContract,
    coreValuesContract,
    supportContract,
    caseIndexContract,
    caseFactsContract,
    neighboursContract,
    filmsContract,
    landingHeroContract,
    channelContract,
    windowsContract,
    acrosticContract,
    templatesContract,
    bigCounterContract,
    cardRunContract,
    chatContract,
    chipsContract,
    mailSectionsContract,
    receiptContract,
    portfolioContract,
    topicsContract,
    stagesContract,
    priceGuideContract,
    relatedPostsContract,
    relatedCasesContract,
    metricTilesContract,
    solutionCardsContract,
    moduleMapContract,
    compareContract,
    offerCardsContract,
    hueTilesContract,
    quoteContract,
    sideTabsContract,
    tabGroupsContract,
  ])
  .meta({ title: 'Section' })

export type Block = z.infer<typeof blockSchema>
export type BlockType = Block['type']
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>

/** A page that the generic route renders: its words for search engines and its blocks in order. */
export const pageSchema = z.strictObject({
  id: z.string().min(1).meta({ title: 'Name inside the site', description: 'It cannot change.' }),
  title: z.string().min(1).max(70).meta({ title: 'Title for search engines' }),
  description: z.string().min(50).max(170).meta({ title: 'Description for search engines' }),
  blocks: z.array(blockSchema).min(1).meta({ title: 'Sections' }),
})

export type Page = z.infer<typeof pageSchema>

/** A page as the content folder writes it; parsing turns it into a `Page`. */
export type PageSource = z.input<typeof pageSchema>
