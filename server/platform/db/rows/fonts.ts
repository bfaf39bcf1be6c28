/** An uploaded font. */
export type FontRow = {
  /** The beginning of its file's SHA-256. */
  id: string
  name: string
  storage_key: string
  /** Its letters for share pictures (server/features/brand/set-type.ts). */
  outlines: string
  created_at: string
}
