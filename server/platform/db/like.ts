import { type RawBuilder, sql } from 'kysely'

/** A LIKE pattern that finds `text` anywhere, its own % and _ escaped by a backslash. */
export function likePattern(text: string) {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** True if a text begins with `start`, in the same case. */
export function likePrefix(text: RawBuilder<string>, start: string) {
  return sql<boolean>`${text} like ${likePattern(start).slice(1)} escape ${'\\'}`
}

/** True if a column contains `text`, ignoring case. For columns that are not stored folded. */
export function contains(column: string, text: string) {
  const place = sql.ref(column)
  const folded = sql<boolean>`lower(${place}) like ${likePattern(text.toLowerCase())} escape ${'\\'}`
  if (/^[ -~]*$/.test(text)) return folded
  // SQLite's lower() only changes a-z; other letters must match as written.
  return sql<boolean>`(${folded} or ${place} like ${likePattern(text)} escape ${'\\'})`
}
