import { z } from 'zod'
import { line } from '#model/text.ts'
import { MEDIA_ALT_MAX, MEDIA_NAME_MAX, mediaMessages } from './media.ts'

const alt = line(MEDIA_ALT_MAX, 'The alt text').default('')

/** A checkbox: only sent if checked. */
const box = z.string().optional().transform(Boolean)

const described = { alt, decorative: box }

/** `alt` may only be empty if the picture is marked as decorative. */
function settleAlt<T extends { alt: string; decorative: boolean }>(
  given: T,
  context: z.RefinementCtx,
) {
  const { decorative, ...rest } = given
  if (!decorative && given.alt === '') {
    context.addIssue({ code: 'custom', path: ['alt'], message: mediaMessages.noAlt })
  }
  return { ...rest, alt: decorative ? '' : given.alt }
}

const file = z
  .custom<File | File[]>((value) => value !== undefined, mediaMessages.noFile)
  .refine((value) => !Array.isArray(value), mediaMessages.oneFile)
  .refine((value) => value instanceof File && value.name !== '', mediaMessages.noFile)
  .transform((value) => value as File)

/** A picture with its alt text; its default name is that of its file. */
export const mediaUploadSchema = z
  .object({ ...described, name: line(MEDIA_NAME_MAX, 'The name').default(''), file })
  .transform(settleAlt)

export const mediaDescribeSchema = z
  .object({
    ...described,
    id: z.uuid('Open the picture again and save it there.'),
    name: line(MEDIA_NAME_MAX, 'The name').refine((name) => name !== '', mediaMessages.noName),
  })
  .transform(settleAlt)

export const mediaReplaceSchema = z.object({
  id: z.uuid('Open the picture again and replace it there.'),
  file,
})
