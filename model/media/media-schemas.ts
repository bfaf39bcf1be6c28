import { z } from 'zod'
import { line } from '#model/text.ts'
import { MEDIA_ALT_MAX, MEDIA_NAME_MAX, mediaMessages } from './media.ts'

const alt = line(MEDIA_ALT_MAX, 'The alt text').default('')

/** A checkbox: only sent if checked. */
const box = z.string().optional().transform(Boolean)

const described = { alt, decorative: box }

const id = z.uuid('Open the picture again and save it there.')

const file = z
  .custom<File | File[]>((value) => value !== undefined, mediaMessages.noFile)
  .refine((value) => !Array.isArray(value), mediaMessages.oneFile)
  .refine((value) => value instanceof File && value.name !== '', mediaMessages.noFile)
  .transform((value) => value as File)

/** A picture; its alt text may be added later, and its default name is that of its file. */
export const mediaUploadSchema = z
  .object({
    ...described,
    name: line(MEDIA_NAME_MAX, 'The name').default(''),
    file,
    /** Its first frame is `file`. */
    film: file.optional(),
  })
  .transform(({ decorative, ...rest }) => ({
    ...rest,
    alt: decorative ? '' : rest.alt,
    needsAlt: !decorative && rest.alt === '',
  }))

/** `alt` may only be empty if the picture is marked as decorative. */
export const mediaDescribeSchema = z
  .object({
    ...described,
    id,
    name: line(MEDIA_NAME_MAX, 'The name').refine((name) => name !== '', mediaMessages.noName),
  })
  .transform(({ decorative, ...rest }, context) => {
    if (!decorative && rest.alt === '') {
      context.addIssue({ code: 'custom', path: ['alt'], message: mediaMessages.noAlt })
    }
    return { ...rest, alt: decorative ? '' : rest.alt }
  })

export const mediaReplaceSchema = z.object({
  id: z.uuid('Open the picture again and replace it there.'),
  file,
})

const percent = z.coerce.number(mediaMessages.focus).min(0).max(100).default(50)

/** What crops keep in view, in percent; `reset` for none. */
export const mediaFocusSchema = z.object({ id, x: percent, y: percent, reset: box })
