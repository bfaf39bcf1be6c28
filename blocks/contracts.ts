import { z } from 'zod'
import { beforeAfterContract } from './before-after/contract.ts'
import { blogTeaserContract } from './blog-teaser/contract.ts'
import { clientWallContract } from './client-wall/contract.ts'
import { contactBandContract } from './contact-band/contract.ts'
import { deliverablesContract } from './deliverables/contract.ts'
import { faqContract } from './faq/contract.ts'
import { figuresContract } from './figures/contract.ts'
import { filmsContract } from './films/contract.ts'
import { galleryContract } from './gallery/contract.ts'
import { heroContract } from './hero/contract.ts'
import { logosContract } from './logos/contract.ts'
import { marqueeContract } from './marquee/contract.ts'
import { pageHeadContract } from './page-head/contract.ts'
import { processContract } from './process/contract.ts'
import { projectsContract } from './projects/contract.ts'
import { proseContract } from './prose/contract.ts'
import { questionsContract } from './questions/contract.ts'
import { serviceIndexContract } from './service-index/contract.ts'
import { serviceStackContract } from './service-stack/contract.ts'
import { serviceTilesContract } from './service-tiles/contract.ts'
import { teamContract } from './team/contract.ts'
import { testimonialsContract } from './testimonials/contract.ts'
import { waysContract } from './ways/contract.ts'
import { whyContract } from './why/contract.ts'

/** Every kind of section that a page may hold. */
export const blockSchema = z.discriminatedUnion('type', [
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
  filmsContract,
  galleryContract,
])

export type Block = z.infer<typeof blockSchema>
export type BlockType = Block['type']
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>

/** A page that the generic route renders: its words for search engines and its blocks in order. */
export const pageSchema = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1).max(70),
  description: z.string().min(50).max(170),
  blocks: z.array(blockSchema).min(1),
})

export type Page = z.infer<typeof pageSchema>

/** A page as the content folder writes it; parsing turns it into a `Page`. */
export type PageSource = z.input<typeof pageSchema>
