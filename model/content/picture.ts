import { z } from 'zod'

/** A picture with its alt text and its size in pixels, which reserves its space. */
export const pictureSchema = z.strictObject({
  src: z.string().startsWith('/'),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
  /** Smaller widths with their own files: "jacket-720.webp" and .avif beside "jacket.webp". */
  widths: z.array(z.int().positive()).optional(),
})

export type Picture = z.infer<typeof pictureSchema>
