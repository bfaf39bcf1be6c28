/** The families in the order of the spectrum, shortest wave first. */
export const serviceFamilies = [
  'Design',
  'Build',
  'Search',
  'Performance',
  'Social',
  'Video',
] as const
