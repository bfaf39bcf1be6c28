import { type ComponentType, lazy } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockType } from '#blocks/schema.ts'

type Registry = {
  [T in BlockType]: {
    component: ComponentType<BlockProps<T>>
    /** Shown while the section's code is loading (specification 4). */
    loading?: string
  }
}

/** The component of every block type, each in its own chunk. A missing entry is a type error. */
export const registry: Registry = {
  hero: { component: lazy(() => import('#blocks/hero/hero.tsx')) },
  'service-stack': { component: lazy(() => import('#blocks/service-stack/service-stack.tsx')) },
  marquee: { component: lazy(() => import('#blocks/marquee/marquee.tsx')) },
  team: { component: lazy(() => import('#blocks/team/team.tsx')) },
  process: { component: lazy(() => import('#blocks/process/process.tsx')) },
  why: { component: lazy(() => import('#blocks/why/why.tsx')) },
  projects: {
    component: lazy(() => import('#blocks/projects/projects.tsx')),
    loading: 'Loading projects...',
  },
  testimonials: {
    component: lazy(() => import('#blocks/testimonials/testimonials.tsx')),
    loading: 'Loading testimonials...',
  },
  faq: { component: lazy(() => import('#blocks/faq/faq.tsx')) },
  'service-tiles': { component: lazy(() => import('#blocks/service-tiles/service-tiles.tsx')) },
  posts: { component: lazy(() => import('#blocks/posts/posts.tsx')) },
  'contact-band': { component: lazy(() => import('#blocks/contact-band/contact-band.tsx')) },
  deliverables: { component: lazy(() => import('#blocks/deliverables/deliverables.tsx')) },
  figures: { component: lazy(() => import('#blocks/figures/figures.tsx')) },
  logos: { component: lazy(() => import('#blocks/logos/logos.tsx')) },
  'page-head': { component: lazy(() => import('#blocks/page-head/page-head.tsx')) },
  prose: { component: lazy(() => import('#blocks/prose/prose.tsx')) },
  questions: { component: lazy(() => import('#blocks/questions/questions.tsx')) },
  'service-index': { component: lazy(() => import('#blocks/service-index/service-index.tsx')) },
  'link-list': { component: lazy(() => import('#blocks/link-list/link-list.tsx')) },
  'before-after': { component: lazy(() => import('#blocks/before-after/before-after.tsx')) },
  'client-wall': { component: lazy(() => import('#blocks/client-wall/client-wall.tsx')) },
  'core-values': { component: lazy(() => import('#blocks/core-values/core-values.tsx')) },
  support: { component: lazy(() => import('#blocks/support/support.tsx')) },
  'case-index': { component: lazy(() => import('#blocks/case-index/case-index.tsx')) },
  'case-facts': { component: lazy(() => import('#blocks/case-facts/case-facts.tsx')) },
  'prev-next': { component: lazy(() => import('#blocks/prev-next/prev-next.tsx')) },
  films: { component: lazy(() => import('#blocks/films/films.tsx')) },
  'landing-hero': { component: lazy(() => import('#blocks/landing-hero/landing-hero.tsx')) },
  'channel-section': {
    component: lazy(() => import('#blocks/channel-section/channel-section.tsx')),
  },
  carousel: { component: lazy(() => import('#blocks/carousel/carousel.tsx')) },
  templates: { component: lazy(() => import('#blocks/templates/templates.tsx')) },
  'big-counter': { component: lazy(() => import('#blocks/big-counter/big-counter.tsx')) },
  chat: { component: lazy(() => import('#blocks/chat/chat.tsx')) },
  'email-sections': { component: lazy(() => import('#blocks/email-sections/email-sections.tsx')) },
  receipt: { component: lazy(() => import('#blocks/receipt/receipt.tsx')) },
  portfolio: { component: lazy(() => import('#blocks/portfolio/portfolio.tsx')) },
  'price-guide': { component: lazy(() => import('#blocks/price-guide/price-guide.tsx')) },
  'metric-tiles': { component: lazy(() => import('#blocks/metric-tiles/metric-tiles.tsx')) },
  'solution-cards': { component: lazy(() => import('#blocks/solution-cards/solution-cards.tsx')) },
  compare: { component: lazy(() => import('#blocks/compare/compare.tsx')) },
  'related-cases': { component: lazy(() => import('#blocks/related-cases/related-cases.tsx')) },
  quote: { component: lazy(() => import('#blocks/quote/quote.tsx')) },
  tabs: { component: lazy(() => import('#blocks/tabs/tabs.tsx')) },
  'tab-groups': { component: lazy(() => import('#blocks/tab-groups/tab-groups.tsx')) },
}
