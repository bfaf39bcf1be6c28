import { type ImportState, UNDO_HOURS } from '#model/import/import.ts'
import type { ImportRow } from '#server/platform/db/rows/imports.ts'
import { factsOf } from './stored-import.ts'

const HOUR = 3_600_000

/** An import in the list. */
export function presentImport(row: ImportRow, now: Date) {
  const { id, file_name: fileName, state, failure, author_name: by, created_at: at } = row
  return { id, fileName, state, failure, by, at, facts: factsOf(row), canUndo: canUndo(row, now) }
}

/** True while posts can be taken back as a whole. */
export function canUndo(
  { state, started_at }: { state: ImportState; started_at: string | null },
  now: Date,
) {
  const isImported = state === 'running' || state === 'done'
  return isImported && Date.parse(started_at ?? '') > now.getTime() - UNDO_HOURS * HOUR
}
