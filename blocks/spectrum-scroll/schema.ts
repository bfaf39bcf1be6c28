import { z } from 'zod'

/** All services at their wavelengths, from 400 to 700 nm. The services come from the content. */
export const spectrumScrollSchema = z
  .strictObject({
    type: z.literal('spectrum-scroll'),
    title: z.string().min(1),
    intro: z.string().min(1),
  })
  .meta({
    title: 'Spectrum scroll',
    description: 'All services at their wavelengths; each lights up while the page scrolls.',
    group: 'Services',
  })
