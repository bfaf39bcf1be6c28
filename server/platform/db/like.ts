import { sql } from 'kysely'

/** A LIKE pattern that finds `text` anywhere; its own % and _ are plain characters. Escape: backslash. */
export function likePattern(text: string) {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** True where a column contains `text`, whatever its case; for columns that are not kept folded. */
export function contains(column: string, text: string) {
  const place = sql.ref(column)
  const folded = sql<boolean>`lower(${place}) like ${likePattern(text.toLowerCase())} escape ${'\\'}`
  if (/^[ -~]*$/.test(text)) return folded
  // SQLite's lower() knows only a-z: other letters are found as they are written.
  return sql<boolean>`(${folded} or ${place} like ${likePattern(text)} escape ${'\\'})`
}
