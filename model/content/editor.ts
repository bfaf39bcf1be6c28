import type { EntryKind } from './collections.ts'
import type { CommentThread } from './comments.ts'
import type { OpenedPlan, Plan } from './plan.ts'
import type { PreviewLink } from './preview-links.ts'
import type { Review } from './review.ts'

/** Maximum characters of a document's JSON: a million of its own, and the ids of its entries. */
export const BODY_MAX = 1_500_000

/** Groups of documents, in list order. */
export const contentGroups = [
  'Pages',
  'Your own pages',
  'Services',
  'Services in menus and lists',
  'Specialties',
  'Case studies',
  'Collections',
  'Whole site',
] as const

export type ContentGroup = (typeof contentGroups)[number]

/** A document in a list. Times are ISO strings. */
export type DocumentEntry = {
  key: string
  /** Sent back with every change, for the optimistic lock; 0 if it was never changed. */
  version: number
  title: string
  group: ContentGroup
  /** The page that shows it, or null. */
  path: string | null
  hasDraft: boolean
  /** False for pages created in the admin. */
  hasOriginal: boolean
  /** Visitors see it as it came with the site, at most without some of its sections. */
  isOriginal: boolean
  /** Sentences of a changed document that visitors see as they came with the site. */
  sampleTexts: number
  /** True if a revision is published. */
  isPublished: boolean
  /** The published revision fails the current schema, so visitors see the original. */
  isInvalid: boolean
  /** Unpublished: visitors don't see it. */
  isOff: boolean
  /** Pending or failed. */
  plans: Plan[]
  lastChange: { by: string; at: string } | null
}

/** Messages by path, with the ids of list entries ("blocks.kqzwpxa.title"; "" for the whole document). */
export type PathErrors = Record<string, string>

/** Message for an empty required field. */
export const MISSING = 'This field is required.'

/** An entry that a section can show. */
export type EntryOption = {
  id: string
  title: string
  detail: string
  picture: string | null
  /** False until it is published. */
  isPublic: boolean
}

/** The entries of each collection, in its order. */
export type EntryOptions = Partial<Record<EntryKind, EntryOption[]>>

/** A document opened in the editor. */
export type OpenedDocument = Omit<
  DocumentEntry,
  'lastChange' | 'plans' | 'group' | 'isOriginal' | 'sampleTexts'
> & {
  /** Null if it stands alone. */
  group: ContentGroup | null
  /** Why it can't be changed any more, or null. */
  closed: string | null
  /** It is sent, not published. */
  isEmail: boolean
  plans: OpenedPlan[]
  /** False for documents that the site needs. */
  canBeOff: boolean
  /** JSON Schema of `value`. */
  schema: Record<string, unknown>
  value: unknown
  /** Which version `value` is. */
  shows: 'draft' | 'published' | 'original'
  saved: { by: string; at: string } | null
  /** Why publishing `value` would fail. */
  errors: PathErrors
  /** The entries that its sections can show. */
  entries: EntryOptions
  /** Internal paths that links may use. */
  addresses: string[]
  /** True if this person may save drafts, and publish them. */
  mayChange: boolean
  mayPublish: boolean
  /** Its address can be changed. */
  mayMove: boolean
  mayComment: boolean
  review: Review | null
  comments: CommentThread[]
  /** Links by which people without an account see the draft; none for whoever may not write it. */
  links: PreviewLink[]
  /** The page with the draft, for the editor's frame; null without a page. */
  frame: string | null
}

/** A revision in a document's history. */
export type HistoryEntry = {
  id: string
  state: 'live' | 'published' | 'planned' | 'draft' | 'earlier draft' | 'deleted'
  by: string
  at: string
  note: string | null
}

/** Versions that are compared like revisions: what visitors see, and what came with the site. */
export const SITE_VERSION = 'site'
export const ORIGINAL_VERSION = 'original'

/** A place to edit a collection's entries: a block of a page, or a document. */
export type CollectionPlace = {
  document: string
  /** Path of the block ("blocks.3"), "" for the whole document. */
  at: string
  page: string
  title: string
  count: number
  /** Singular and plural noun of its entries. */
  nouns: Nouns
}

export type Nouns = readonly [one: string, several: string]

export type Collection = { name: string; what: string; places: CollectionPlace[] }

/** Error path for an error in another document. */
export function elsewherePath(document: string, index: number) {
  return `elsewhere ${index} ${document}`
}

/** The other document of such a path; null for paths of the document itself. */
export function elsewhereDocument(path: string) {
  return /^elsewhere \d+ (.+)$/.exec(path)?.[1] ?? null
}

/** An entry in the list of its collection, as its draft has it if there is one. */
export type CollectionEntry = Omit<DocumentEntry, 'group' | 'path' | 'sampleTexts'> & {
  id: string
  /** A line below the title, or "". */
  detail: string
  /** URL of its picture, or null. */
  picture: string | null
  /** Pages whose sections show it by choice. */
  uses: { document: string; title: string }[]
}

/** An entry that was deleted and can be restored. */
export type DeletedEntry = { key: string; title: string; by: string; at: string }
