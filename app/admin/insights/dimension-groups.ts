import type { Dimension } from '#model/insights/insights.ts'

/** Dimensions of one question, of which one is shown at a time: what was read, where it came from, with what, what it led to. */
export const dimensionGroups: Dimension[][] = [
  ['page', 'entry', 'exit'],
  ['source', 'campaign', 'last-source', 'last-campaign'],
  ['device', 'language'],
  ['conversion', 'search', 'missing'],
]
