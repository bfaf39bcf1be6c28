import type { ComponentType } from 'react'
import { Agreement } from '#blocks/agreement/agreement.tsx'
import { Artefacts } from '#blocks/artefacts/artefacts.tsx'
import { BeforeAfter } from '#blocks/before-after/before-after.tsx'
import { BigCounter } from '#blocks/big-counter/big-counter.tsx'
import type { BlockProps } from '#blocks/block-props.ts'
import { CarouselBlock } from '#blocks/carousel/carousel.tsx'
import { CaseCredits } from '#blocks/case-credits/case-credits.tsx'
import { CaseFacts } from '#blocks/case-facts/case-facts.tsx'
import { CaseIndex } from '#blocks/case-index/case-index.tsx'
import { ChannelSection } from '#blocks/channel-section/channel-section.tsx'
import { ChatBlock } from '#blocks/chat/chat.tsx'
import { ClientWall } from '#blocks/client-wall/client-wall.tsx'
import { ClientWork } from '#blocks/client-work/client-work.tsx'
import { Compare } from '#blocks/compare/compare.tsx'
import { ContactBand } from '#blocks/contact-band/contact-band.tsx'
import { CoreValues } from '#blocks/core-values/core-values.tsx'
import { Deliverables } from '#blocks/deliverables/deliverables.tsx'
import { DesignWall } from '#blocks/design-wall/design-wall.tsx'
import { EmailSectionsBlock } from '#blocks/email-sections/email-sections.tsx'
import { Faq } from '#blocks/faq/faq.tsx'
import { Figures } from '#blocks/figures/figures.tsx'
import { Films } from '#blocks/films/films.tsx'
import { Hero } from '#blocks/hero/hero.tsx'
import { LandingHero } from '#blocks/landing-hero/landing-hero.tsx'
import { LinkList } from '#blocks/link-list/link-list.tsx'
import { LogosBlock } from '#blocks/logos/logos.tsx'
import { Marquee } from '#blocks/marquee/marquee.tsx'
import { MetricTiles } from '#blocks/metric-tiles/metric-tiles.tsx'
import { PageHead } from '#blocks/page-head/page-head.tsx'
import { PictureBlock } from '#blocks/picture/picture.tsx'
import { Portfolio } from '#blocks/portfolio/portfolio.tsx'
import { Posts } from '#blocks/posts/posts.tsx'
import { PrevNext } from '#blocks/prev-next/prev-next.tsx'
import { PriceGuide } from '#blocks/price-guide/price-guide.tsx'
import { Process } from '#blocks/process/process.tsx'
import { Projects } from '#blocks/projects/projects.tsx'
import { Prose } from '#blocks/prose/prose.tsx'
import { Purpose } from '#blocks/purpose/purpose.tsx'
import { Questions } from '#blocks/questions/questions.tsx'
import { Quote } from '#blocks/quote/quote.tsx'
import { Receipt } from '#blocks/receipt/receipt.tsx'
import { RelatedCases } from '#blocks/related-cases/related-cases.tsx'
import type { BlockType } from '#blocks/schema.ts'
import { ScreenFilm } from '#blocks/screen-film/screen-film.tsx'
import { ServiceIndex } from '#blocks/service-index/service-index.tsx'
import { ServiceStack } from '#blocks/service-stack/service-stack.tsx'
import { ServiceTiles } from '#blocks/service-tiles/service-tiles.tsx'
import { SolutionCards } from '#blocks/solution-cards/solution-cards.tsx'
import { SpectrumScroll } from '#blocks/spectrum-scroll/spectrum-scroll.tsx'
import { Support } from '#blocks/support/support.tsx'
import { TabGroupsBlock } from '#blocks/tab-groups/tab-groups.tsx'
import { Tabs } from '#blocks/tabs/tabs.tsx'
import { Team } from '#blocks/team/team.tsx'
import { Templates } from '#blocks/templates/templates.tsx'
import { Testimonials } from '#blocks/testimonials/testimonials.tsx'
import { WaveTuner } from '#blocks/wave-tuner/wave-tuner.tsx'
import { Why } from '#blocks/why/why.tsx'

type Registry = { [T in BlockType]: ComponentType<BlockProps<T>> }

/** The component of every block type. A missing entry is a type error. */
export const registry: Registry = {
  hero: Hero,
  'service-stack': ServiceStack,
  marquee: Marquee,
  team: Team,
  process: Process,
  'wave-tuner': WaveTuner,
  why: Why,
  projects: Projects,
  testimonials: Testimonials,
  faq: Faq,
  'service-tiles': ServiceTiles,
  posts: Posts,
  'contact-band': ContactBand,
  deliverables: Deliverables,
  agreement: Agreement,
  figures: Figures,
  logos: LogosBlock,
  'page-head': PageHead,
  prose: Prose,
  purpose: Purpose,
  questions: Questions,
  'service-index': ServiceIndex,
  'spectrum-scroll': SpectrumScroll,
  'link-list': LinkList,
  'before-after': BeforeAfter,
  'client-wall': ClientWall,
  'client-work': ClientWork,
  'core-values': CoreValues,
  support: Support,
  'case-index': CaseIndex,
  'case-facts': CaseFacts,
  'case-credits': CaseCredits,
  artefacts: Artefacts,
  'design-wall': DesignWall,
  'screen-film': ScreenFilm,
  'prev-next': PrevNext,
  films: Films,
  'landing-hero': LandingHero,
  'channel-section': ChannelSection,
  carousel: CarouselBlock,
  templates: Templates,
  'big-counter': BigCounter,
  chat: ChatBlock,
  'email-sections': EmailSectionsBlock,
  receipt: Receipt,
  picture: PictureBlock,
  portfolio: Portfolio,
  'price-guide': PriceGuide,
  'metric-tiles': MetricTiles,
  'solution-cards': SolutionCards,
  compare: Compare,
  'related-cases': RelatedCases,
  quote: Quote,
  tabs: Tabs,
  'tab-groups': TabGroupsBlock,
}
