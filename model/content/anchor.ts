import { z } from 'zod'

/** Name of a section in a URL, after "#". */
export const anchorSchema = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .meta({
    title: 'Anchor',
    description:
      'For links to this section: "prices" for "#prices". Lowercase letters and hyphens.',
  })
