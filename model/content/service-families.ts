import { message } from '#model/language/message.ts'

/** The families by wavelength, shortest first. */
export const serviceFamilies = [
  message('Design'),
  message('Build'),
  message('Search'),
  message('Performance'),
  message('Social'),
  message('Video'),
] as const
