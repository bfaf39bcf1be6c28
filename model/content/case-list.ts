import { z } from 'zod'
import { type EntryListLimits, entryListSchema } from './entry-list.ts'

/** The schema of a section's cases: from the collection, or `own` texts and pictures of the section. */
export function caseListSchema<T extends z.ZodType>(own: T, limits: EntryListLimits = {}) {
  const list = entryListSchema('case', limits)
  return z.union([list.meta({ ...list.meta(), title: 'From the collection' }), own])
}
