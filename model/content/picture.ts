import { z } from 'zod'
import { MISSING } from './editor.ts'

/** A picture with its alt text and its size in pixels, which reserves its space. */
export const pictureSchema = z
  .strictObject({
    src: z.string(),
    width: z.int().nonnegative(),
    height: z.int().nonnegative(),
    alt: z.string(),
    /** Smaller widths with their own files: "jacket-720.webp" and .avif beside "jacket.webp". */
    widths: z.array(z.int().positive()).optional(),
    /** True while nobody has said what it shows; without it, a picture without alt text is decorative. */
    undescribed: z.boolean().optional(),
  })
  // One message for the whole picture, because its fields have no controls of their own.
  .superRefine(({ src, width, height }, { addIssue }) => {
    if (src === '') addIssue({ code: 'custom', message: MISSING })
    else if (!src.startsWith('/') || width < 1 || height < 1)
      addIssue({ code: 'custom', message: 'Choose the picture again.' })
  })

export type Picture = z.infer<typeof pictureSchema>
