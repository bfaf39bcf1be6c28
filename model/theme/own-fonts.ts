import { z } from 'zod'
import { MEBIBYTE, type UploadRule } from '#model/leads/upload.ts'
import type { Fallback } from './type-pairs.ts'

/** URL prefix of uploaded fonts. */
export const FONTS_ROOT = '/fonts'

export const fontRule: UploadRule = { maxBytes: 2 * MEBIBYTE, extensions: ['woff2'] }

/** Bytes of a font above which a phone shows the fallback for long. */
export const FONT_BYTES_SLOW = 120_000

/** Letters that are named of those that a font lacks. */
export const LACKS_MAX = 40

/** The weight of a font of one weight, or the least and the greatest of a variable one, as in CSS. */
const weight = z.string().regex(/^\d{1,4}( \d{1,4})?$/)

const percent = z.number().min(0).max(1_000)

const fallbackSchema: z.ZodType<Fallback> = z.strictObject({
  like: z.enum(['Arial', 'Arial Bold', 'Times New Roman', 'Times New Roman Bold']),
  size: percent.min(1),
  ascent: percent,
  descent: percent,
  gap: percent,
})

/** What the server found out of an uploaded font (server/features/fonts). */
const ownFaceSchema = z.strictObject({
  src: z.string().regex(/^\/fonts\/[0-9a-f]{32}\.woff2$/, 'Upload the font again.'),
  /** Emails name it, for devices that have it. */
  name: z.string().regex(/^[\p{L}\p{N} .&+-]{1,60}$/u, 'Upload the font again.'),
  generic: z.enum(['serif', 'sans-serif', 'monospace']),
  weight,
  /** The installed font that takes its room until it has loaded; absent if it has no Latin letters. */
  fallback: fallbackSchema.optional(),
  /** Letters of the site that it lacks. */
  lacks: z.string().max(LACKS_MAX * 2),
})

export type OwnFace = z.infer<typeof ownFaceSchema>

export const ownFontsSchema = z.strictObject({
  display: ownFaceSchema.optional(),
  text: ownFaceSchema.optional(),
  /** Of the texts; a variable font needs none. */
  bold: ownFaceSchema.optional(),
})

export type OwnFonts = z.infer<typeof ownFontsSchema>

/** Whether a font has all weights from regular to bold in one file. */
export function isVariable({ weight: range }: OwnFace) {
  return range.includes(' ')
}
