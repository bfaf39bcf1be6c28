import { type SweepResult, TRASH_DAYS } from './sweep-area.ts'

/** Names listed in the log. */
const NAMED = 5

/** A line for the log, or null if nothing was done. `place` is the swept folder. */
export function sweepSentence({ all, trashed, held }: SweepResult, place: string, owner: string) {
  if (held > 0) {
    return `Left ${held} of ${all} entries of ${place} where they are: they belong to ${owner} in the database, and that is too many to be what crashes leave. Check that the files and the database belong together.`
  }
  if (trashed.length === 0) return null
  const more = trashed.length > NAMED ? ` and ${trashed.length - NAMED} more` : ''
  const names = `${trashed.slice(0, NAMED).join(', ')}${more}`
  return `Moved to ${place}/trash for ${TRASH_DAYS} days, because they belong to ${owner}: ${names}.`
}
