/** A picture of the media library (model/media/media.ts says how its address is made). */
export type MediaRow = {
  id: string
  name: string
  slug: string
  /** Empty where the picture is only decoration. */
  alt: string
  version: string
  width: number
  height: number
  /** Of the file as it was uploaded, hex. */
  sha256: string
  /** Name and alt text, folded. */
  search_text: string
  created_at: string
  updated_at: string
}
