/** The families by wavelength, shortest first. */
export const serviceFamilies = [
  'Design',
  'Build',
  'Search',
  'Performance',
  'Social',
  'Video',
] as const
