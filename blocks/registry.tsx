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
  films: { component: lazy(() => import('./films/films.tsx')) },
  gallery: { component: lazy(() => import('./gallery/gallery.tsx')) },
}
