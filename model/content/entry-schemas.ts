import { z } from 'zod'
import { caseSchema } from './case.ts'
import { clientSchema } from './client.ts'
import { collections, type EntryKind, entryKinds } from './collections.ts'
import { faqItemSchema } from './faq.ts'
import { filmSchema, withOneLink } from './film.ts'
import { jobSchema } from './job.ts'
import { personSchema } from './team.ts'
import { testimonialSchema } from './testimonial.ts'

/** The schema of an entry, by collection. */
export const entrySchemas = {
  job: jobSchema,
  testimonial: testimonialSchema,
  person: personSchema,
  client: clientSchema,
  film: filmSchema,
  faq: faqItemSchema,
  /** Of what sections show; the document is its page. */
  case: caseSchema,
} satisfies Record<EntryKind, z.ZodObject>

/** The schema that reads an entry, with its id fixed if there is one. */
export function entrySchemaOf(kind: EntryKind, id?: string): z.ZodType {
  const schema =
    id === undefined
      ? entrySchemas[kind]
      : entrySchemas[kind].extend({ [collections[kind].idField]: z.literal(id) })
  return kind === 'film' ? z.preprocess(withOneLink, schema) : schema
}

export type Entry<K extends EntryKind> = z.infer<(typeof entrySchemas)[K]>

/** All entries of each collection, in its order. */
export type Entries = { [K in EntryKind]: Entry<K>[] }

/** An id for each entry of each collection, in order; it may name entries that are not published. */
export type Orders = Record<EntryKind, string[]>

export function entryId(kind: EntryKind, entry: object): string {
  return String((entry as Record<string, unknown>)[collections[kind].idField])
}

/** The entries sorted by this order; those that it does not name come first. */
export function inOrder<T extends object>(kind: EntryKind, entries: readonly T[], order: string[]) {
  const position = new Map(order.map((id, index) => [id, index]))
  const of = (entry: T) => position.get(entryId(kind, entry)) ?? -1
  return entries.toSorted((a, b) => of(a) - of(b))
}

/** The order of these entries. */
export function orderOf(entries: Entries): Orders {
  const pairs = entryKinds.map((kind) => [kind, entries[kind].map((one) => entryId(kind, one))])
  return Object.fromEntries(pairs) as Orders
}
