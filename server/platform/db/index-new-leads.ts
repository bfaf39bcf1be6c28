import type { DatabaseSync } from 'node:sqlite'

/** Returns a function that adds the new leads of a commit to the search index (migration 0004). */
export function createIndexNewLeads(writer: DatabaseSync) {
  let isMigrated = false
  return () => {
    isMigrated ||= hasTable(writer)
    if (isMigrated) writer.exec('delete from lead_search_pending')
  }
}

function hasTable(writer: DatabaseSync) {
  const query = "select 1 from sqlite_master where type = 'table' and name = 'lead_search_pending'"
  return writer.prepare(query).get() !== undefined
}
