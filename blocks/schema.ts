import { z } from 'zod'
import { agreementSchema } from '#blocks/agreement/schema.ts'
import { artefactsSchema } from '#blocks/artefacts/schema.ts'
import { beforeAfterSchema } from '#blocks/before-after/schema.ts'
import { bigCounterSchema } from '#blocks/big-counter/schema.ts'
import { carouselSchema } from '#blocks/carousel/schema.ts'
import { caseCreditsSchema } from '#blocks/case-credits/schema.ts'
import { caseFactsSchema } from '#blocks/case-facts/schema.ts'
import { caseIndexSchema } from '#blocks/case-index/schema.ts'
import { channelSectionSchema } from '#blocks/channel-section/schema.ts'
import { chatSchema } from '#blocks/chat/schema.ts'
import { clientWallSchema } from '#blocks/client-wall/schema.ts'
import { clientWorkSchema } from '#blocks/client-work/schema.ts'
import { compareSchema } from '#blocks/compare/schema.ts'
import { contactBandSchema } from '#blocks/contact-band/schema.ts'
import { coreValuesSchema } from '#blocks/core-values/schema.ts'
import { deliverablesSchema } from '#blocks/deliverables/schema.ts'
import { designWallSchema } from '#blocks/design-wall/schema.ts'
import { emailSectionsSchema } from '#blocks/email-sections/schema.ts'
import { faqSchema } from '#blocks/faq/schema.ts'
import { figuresSchema } from '#blocks/figures/schema.ts'
import { filmsSchema } from '#blocks/films/schema.ts'
import { heroSchema } from '#blocks/hero/schema.ts'
import { landingHeroSchema } from '#blocks/landing-hero/schema.ts'
import { linkListSchema } from '#blocks/link-list/schema.ts'
import { logosSchema } from '#blocks/logos/schema.ts'
import { marqueeSchema } from '#blocks/marquee/schema.ts'
import { metricTilesSchema } from '#blocks/metric-tiles/schema.ts'
import { pageHeadSchema } from '#blocks/page-head/schema.ts'
import { pictureBlockSchema } from '#blocks/picture/schema.ts'
import { portfolioSchema } from '#blocks/portfolio/schema.ts'
import { postsSchema } from '#blocks/posts/schema.ts'
import { prevNextSchema } from '#blocks/prev-next/schema.ts'
import { priceGuideSchema } from '#blocks/price-guide/schema.ts'
import { processSchema } from '#blocks/process/schema.ts'
import { projectsSchema } from '#blocks/projects/schema.ts'
import { proseSchema } from '#blocks/prose/schema.ts'
import { purposeSchema } from '#blocks/purpose/schema.ts'
import { questionsSchema } from '#blocks/questions/schema.ts'
import { quoteSchema } from '#blocks/quote/schema.ts'
import { receiptSchema } from '#blocks/receipt/schema.ts'
import { relatedCasesSchema } from '#blocks/related-cases/schema.ts'
import { screenFilmSchema } from '#blocks/screen-film/schema.ts'
import { serviceIndexSchema } from '#blocks/service-index/schema.ts'
import { serviceStackSchema } from '#blocks/service-stack/schema.ts'
import { serviceTilesSchema } from '#blocks/service-tiles/schema.ts'
import { solutionCardsSchema } from '#blocks/solution-cards/schema.ts'
import { spectrumScrollSchema } from '#blocks/spectrum-scroll/schema.ts'
import { supportSchema } from '#blocks/support/schema.ts'
import { tabGroupsSchema } from '#blocks/tab-groups/schema.ts'
import { tabsSchema } from '#blocks/tabs/schema.ts'
import { teamSchema } from '#blocks/team/schema.ts'
import { templatesSchema } from '#blocks/templates/schema.ts'
import { testimonialsSchema } from '#blocks/testimonials/schema.ts'
import { waveTunerSchema } from '#blocks/wave-tuner/schema.ts'
import { whySchema } from '#blocks/why/schema.ts'
import { caseCardSchema } from '#model/content/case.ts'
import type { WithEntries } from '#model/content/with-entries.ts'

type BlockSchema<T extends z.ZodRawShape = z.ZodRawShape> = z.ZodObject<T, z.core.$strict>
type Section<S> = S extends BlockSchema<infer T> ? ReturnType<typeof section<T>> : never
type Sections<S> = { [Index in keyof S]: Section<S[Index]> }

/** A block as a section of a page, which can be hidden. */
function section<T extends z.ZodRawShape>(schema: BlockSchema<T>, about = schema.meta()) {
  // Set by a button of the form's list instead of a field.
  const hidden = z.boolean().optional().meta({ hidden: true })
  // Extending a schema drops what it says of itself.
  return schema.extend({ hidden }).meta({ ...about })
}

/** The same for a block that has a schema for each of its layouts, or for several of them. */
function sectionByLayout<S extends readonly [BlockSchema, ...BlockSchema[]]>(
  union: z.ZodDiscriminatedUnion<S, 'layout'>,
) {
  const about = union.meta()
  const options = union.options.map((option) => section(option, about))
  return z.discriminatedUnion('layout', options as unknown as Sections<S>).meta({ ...about })
}

/** Every block type that a page can contain. */
export const blockSchema = z
  .discriminatedUnion('type', [
    sectionByLayout(heroSchema),
    section(serviceStackSchema),
    section(marqueeSchema),
    section(teamSchema),
    sectionByLayout(processSchema),
    section(waveTunerSchema),
    section(whySchema),
    section(projectsSchema),
    section(testimonialsSchema),
    section(faqSchema),
    section(serviceTilesSchema),
    section(postsSchema),
    section(contactBandSchema),
    sectionByLayout(deliverablesSchema),
    section(agreementSchema),
    sectionByLayout(figuresSchema),
    sectionByLayout(logosSchema),
    section(pageHeadSchema),
    section(proseSchema),
    section(purposeSchema),
    section(questionsSchema),
    section(serviceIndexSchema),
    section(spectrumScrollSchema),
    section(linkListSchema),
    section(beforeAfterSchema),
    section(clientWallSchema),
    section(clientWorkSchema),
    sectionByLayout(coreValuesSchema),
    section(supportSchema),
    section(caseIndexSchema),
    section(caseFactsSchema),
    section(caseCreditsSchema),
    section(artefactsSchema),
    section(designWallSchema),
    section(screenFilmSchema),
    section(prevNextSchema),
    section(filmsSchema),
    section(landingHeroSchema),
    section(channelSectionSchema),
    section(carouselSchema),
    section(templatesSchema),
    section(bigCounterSchema),
    sectionByLayout(chatSchema),
    section(emailSectionsSchema),
    section(receiptSchema),
    section(pictureBlockSchema),
    section(portfolioSchema),
    section(priceGuideSchema),
    section(relatedCasesSchema),
    section(metricTilesSchema),
    section(solutionCardsSchema),
    section(compareSchema),
    section(quoteSchema),
    section(tabsSchema),
    section(tabGroupsSchema),
  ])
  .meta({ title: 'Section' })

/** A section as stored. */
export type Block = z.infer<typeof blockSchema>
export type BlockType = Block['type']

/** A section as its component gets it: with entries in place of its lists of entries. */
export type ShownBlock = WithEntries<Block>
export type BlockOf<T extends BlockType> = Extract<ShownBlock, { type: T }>

const id = z.string().min(1).meta({ title: 'Id', description: 'Cannot be changed.' })

/** After the sections in the form, though search engines show them first. */
const searchFields = {
  title: z.string().min(1).max(70).meta({ title: 'Title for search engines' }),
  description: z.string().min(50).max(170).meta({ title: 'Description for search engines' }),
}

const blocks = z.array(blockSchema).min(1).meta({ title: 'Sections' })

/** A page: its blocks, in order, and its metadata for search engines. */
export const pageSchema = z.strictObject({ id, blocks, ...searchFields })

/** The page of a case study, with what other pages show of it. */
export const casePageSchema = z.strictObject({
  id,
  card: caseCardSchema.optional(),
  blocks,
  ...searchFields,
})

/** A page as stored. */
export type Page = z.infer<typeof casePageSchema>

/** A page with entries in place of the lists of entries in its sections. */
export type ShownPage = Omit<Page, 'card' | 'blocks'> & { blocks: ShownBlock[] }

/**
 * A page as written in content/, before parsing.
 * @public
 */
export type PageSource = z.input<typeof casePageSchema>
