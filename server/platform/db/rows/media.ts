/** A picture of the media library; model/media/media.ts makes its URL. */
export type MediaRow = {
  id: string
  name: string
  slug: string
  /** Empty for a decorative picture. */
  alt: string
  version: string
  width: number
  height: number
  /** Of the uploaded file, hex. */
  sha256: string
  /** Name and alt text, folded. */
  search_text: string
  created_at: string
  updated_at: string
}
