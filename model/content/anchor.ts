import { z } from 'zod'

/** Name of a section in the address, after its "#". */
export const anchorSchema = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .meta({
    title: 'Anchor',
    description: 'What a link with "#" leads to, for example "prices". Small letters and hyphens.',
  })
