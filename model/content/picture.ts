import { z } from 'zod'

/** A picture with its size in pixels, so that its place is reserved, and what is seen on it. */
export const pictureSchema = z.strictObject({
  src: z.string().startsWith('/'),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
  /** Smaller widths that have files of their own beside it: "jacket-720.webp" and .avif beside "jacket.webp". */
  widths: z.array(z.int().positive()).optional(),
})

export type Picture = z.infer<typeof pictureSchema>
