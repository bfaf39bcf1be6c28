import type { EntryKind } from '#model/content/collections.ts'

type ClaimFacts = {
  title: string
  description: string
  /** Its entries are unpublished. */
  collection?: EntryKind
  /** Kinds of sections that are hidden. */
  blocks?: readonly string[]
}

/** What the sample says of itself that is not true of another agency. */
export const sampleClaims = {
  people: {
    title: 'People',
    description: 'The team, quotes, and the portraits beside the forms.',
    collection: 'person',
    blocks: ['team', 'quote', 'case-credits'],
  },
  clients: {
    title: 'Clients',
    description: 'Names and logos, and the band of places and partners.',
    collection: 'client',
    blocks: ['client-wall', 'client-work', 'marquee'],
  },
  cases: {
    title: 'Case studies and work',
    description: 'Projects, portfolios and pictures of finished work.',
    collection: 'case',
    blocks: ['portfolio', 'design-wall', 'before-after', 'screen-film', 'receipt', 'artefacts'],
  },
  testimonials: {
    title: 'Testimonials',
    description: 'What clients say.',
    collection: 'testimonial',
    blocks: ['testimonials'],
  },
  films: {
    title: 'Films',
    description:
      'Films of events and products, and the one of the home page: a drawing in your colours takes its place.',
    collection: 'film',
    blocks: ['films'],
  },
  figures: {
    title: 'Figures',
    description: 'Results in numbers, on the home page and on services.',
    blocks: ['figures', 'metric-tiles', 'big-counter', 'compare'],
  },
  prices: {
    title: 'Prices',
    description: 'The price guides of the services.',
    blocks: ['price-guide'],
  },
  jobs: { title: 'Jobs', description: 'Open jobs.', collection: 'job' },
  posts: { title: 'Posts', description: 'Articles of the blog, also those that are scheduled.' },
} as const satisfies Record<string, ClaimFacts>

export type SampleClaim = keyof typeof sampleClaims

export const claimNames = Object.keys(sampleClaims) as SampleClaim[]

/** What a claim takes with it. */
export function claimFacts(claim: SampleClaim): ClaimFacts {
  return sampleClaims[claim]
}
