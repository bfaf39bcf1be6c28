import { type RawBuilder, sql } from 'kysely'
import { isSqlite } from './dialect.ts'
import type { Store } from './schema.ts'

/** A LIKE pattern that finds `text` anywhere, its own % and _ escaped by a backslash. */
export function likePattern(text: string) {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** True if a text begins with `start`, in the same case. Indexes serve it: on PostgreSQL those with text_pattern_ops. */
export function beginsWith(store: Store, text: RawBuilder<string>, start: string) {
  const end = start.slice(0, -1) + String.fromCharCode(start.charCodeAt(start.length - 1) + 1)
  return isSqlite(store)
    ? sql<boolean>`(${text} >= ${start} and ${text} < ${end})`
    : sql<boolean>`(${text} ~>=~ ${start} and ${text} ~<~ ${end})`
}

/** True if a column contains `text`, ignoring case. For columns that are not stored folded. */
export function contains(column: string, text: string) {
  const place = sql.ref(column)
  const folded = sql<boolean>`lower(${place}) like ${likePattern(text.toLowerCase())} escape ${'\\'}`
  if (/^[ -~]*$/.test(text)) return folded
  // SQLite's lower() only changes a-z; other letters must match as written.
  return sql<boolean>`(${folded} or ${place} like ${likePattern(text)} escape ${'\\'})`
}
