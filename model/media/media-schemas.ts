import { z } from 'zod'
import { line } from '#model/text.ts'
import { MEDIA_ALT_MAX, MEDIA_NAME_MAX, mediaMessages } from './media.ts'

const alt = line(MEDIA_ALT_MAX, 'The alt text').default('')

/** A box of a form: there when it is ticked. */
const box = z.string().optional().transform(Boolean)

const described = { alt, decorative: box }

/** `alt` is empty exactly where somebody said that the picture only decorates. */
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

/** One picture with its alt text; without a name it is called after its file. */
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
