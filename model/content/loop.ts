import { z } from 'zod'
import { MISSING } from './editor.ts'
import { pictureSchema } from './picture.ts'

/** A silent video loop. */
export const loopSchema = z
  .strictObject({
    poster: pictureSchema.meta({ title: 'Poster', description: 'Shown until the film plays.' }),
    portrait: pictureSchema.optional().meta({
      title: 'Poster on phones',
      description: 'The middle of the poster, for upright screens. It loads faster than the whole.',
    }),
    /** The same film in one or more formats, best first. */
    sources: z.array(z.strictObject({ src: z.string(), type: z.string() })).min(1),
  })
  // One message, because the files have no controls of their own.
  .superRefine(({ sources }, { addIssue }) => {
    if (sources.every(({ src }) => src === '')) addIssue({ code: 'custom', message: MISSING })
    else if (sources.some(({ src, type }) => !src.startsWith('/') || !type.startsWith('video/')))
      addIssue({ code: 'custom', message: 'Choose the film again.' })
  })

export type Loop = z.infer<typeof loopSchema>
