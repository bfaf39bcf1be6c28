import { type ComponentType, lazy } from 'react'
import type { BlockOf, BlockType } from './contracts.ts'
import type { Live } from './live.ts'

export type BlockProps<T extends BlockType> = { block: BlockOf<T>; live: Live }

type Registry = {
  [T in BlockType]: {
    component: ComponentType<BlockProps<T>>
    /** Said while the section's code is on its way (specification 4). */
    loading?: string
  }
}

/** The component of every kind of section; a missing one does not compile. Each is a chunk of its own. */
export const registry: Registry = {
  hero: { component: lazy(() => import('./hero/hero.tsx')) },
  'service-stack': { component: lazy(() => import('./service-stack/service-stack.tsx')) },
  marquee: { component: lazy(() => import('./marquee/marquee.tsx')) },
  team: { component: lazy(() => import('./team/team.tsx')) },
  process: { component: lazy(() => import('./process/process.tsx')) },
  why: { component: lazy(() => import('./why/why.tsx')) },
  projects: {
    component: lazy(() => import('./projects/projects.tsx')),
    loading: 'Loading projects...',
  },
  testimonials: {
    component: lazy(() => import('./testimonials/testimonials.tsx')),
    loading: 'Loading testimonials...',
  },
  faq: { component: lazy(() => import('./faq/faq.tsx')) },
  'service-tiles': { component: lazy(() => import('./service-tiles/service-tiles.tsx')) },
  'blog-teaser': { component: lazy(() => import('./blog-teaser/blog-teaser.tsx')) },
  'contact-band': { component: lazy(() => import('./contact-band/contact-band.tsx')) },
  deliverables: { component: lazy(() => import('./deliverables/deliverables.tsx')) },
  figures: { component: lazy(() => import('./figures/figures.tsx')) },
  logos: { component: lazy(() => import('./logos/logos.tsx')) },
  'page-head': { component: lazy(() => import('./page-head/page-head.tsx')) },
  prose: { component: lazy(() => import('./prose/prose.tsx')) },
  questions: { component: lazy(() => import('./questions/questions.tsx')) },
  'service-index': { component: lazy(() => import('./service-index/service-index.tsx')) },
  ways: { component: lazy(() => import('./ways/ways.tsx')) },
  'before-after': { component: lazy(() => import('./before-after/before-after.tsx')) },
  'client-wall': { component: lazy(() => import('./client-wall/client-wall.tsx')) },
  'core-values': { component: lazy(() => import('./core-values/core-values.tsx')) },
  support: { component: lazy(() => import('./support/support.tsx')) },
  'case-index': { component: lazy(() => import('./case-index/case-index.tsx')) },
  'case-facts': { component: lazy(() => import('./case-facts/case-facts.tsx')) },
  neighbours: { component: lazy(() => import('./neighbours/neighbours.tsx')) },
  films: { component: lazy(() => import('./films/films.tsx')) },
  'landing-hero': { component: lazy(() => import('./landing-hero/landing-hero.tsx')) },
  channel: { component: lazy(() => import('./channel/channel.tsx')) },
  windows: { component: lazy(() => import('./windows/windows.tsx')) },
  acrostic: { component: lazy(() => import('./acrostic/acrostic.tsx')) },
  templates: { component: lazy(() => import('./templates/templates.tsx')) },
  'big-counter': { component: lazy(() => import('./big-counter/big-counter.tsx')) },
  'card-run': { component: lazy(() => import('./card-run/card-run.tsx')) },
  chat: { component: lazy(() => import('./chat/chat.tsx')) },
  chips: { component: lazy(() => import('./chips/chips.tsx')) },
  'mail-sections': { component: lazy(() => import('./mail-sections/mail-sections.tsx')) },
  receipt: { component: lazy(() => import('./receipt/receipt.tsx')) },
  portfolio: { component: lazy(() => import('./portfolio/portfolio.tsx')) },
  topics: { component: lazy(() => import('./topics/topics.tsx')) },
  stages: { component: lazy(() => import('./stages/stages.tsx')) },
  'price-guide': { component: lazy(() => import('./price-guide/price-guide.tsx')) },
  'related-posts': { component: lazy(() => import('./related-posts/related-posts.tsx')) },
  'metric-tiles': { component: lazy(() => import('./metric-tiles/metric-tiles.tsx')) },
  'solution-cards': { component: lazy(() => import('./solution-cards/solution-cards.tsx')) },
  'module-map': { component: lazy(() => import('./module-map/module-map.tsx')) },
  compare: { component: lazy(() => import('./compare/compare.tsx')) },
  'offer-cards': { component: lazy(() => import('./offer-cards/offer-cards.tsx')) },
  'hue-tiles': { component: lazy(() => import('./hue-tiles/hue-tiles.tsx')) },
  'related-cases': { component: lazy(() => import('./related-cases/related-cases.tsx')) },
  quote: { component: lazy(() => import('./quote/quote.tsx')) },
  'side-tabs': { component: lazy(() => import('./side-tabs/side-tabs.tsx')) },
  'tab-groups': { component: lazy(() => import('./tab-groups/tab-groups.tsx')) },
}
