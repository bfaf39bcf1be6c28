/** The families in the order of the spectrum, shortest wave first (art direction). */
export const serviceFamilies = [
  'Design',
  'Build',
  'Search',
  'Performance',
  'Social',
  'Video',
] as const

export type ServiceFamily = (typeof serviceFamilies)[number]
