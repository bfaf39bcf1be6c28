import type { MediaFormat } from '#model/media/media.ts'

/** A picture of the media library; model/media/media.ts makes its URL. */
export type MediaRow = {
  id: string
  name: string
  slug: string
  /** Empty for a decorative picture, and while `needs_alt`. */
  alt: string
  version: string
  width: number
  height: number
  format: MediaFormat
  /** Of the uploaded file, hex. */
  sha256: string
  /** Name and alt text, folded. */
  search_text: string
  created_at: string
  updated_at: string
  /** 1 if it still needs an alt text; 0 if it has one or is decorative. */
  needs_alt: number
  /** "30x70": what crops keep in view, in percent; null if not chosen. */
  focus: string | null
  /** Extension of the kept upload while sizes are missing. */
  unfinished: string | null
  /** Attempts to make the missing sizes, and when the next one is due. */
  attempts: number
  due_at: string | null
}
