/** In the order in which lists show them. */
export const contentGroups = [
  'Whole site',
  'Lists',
  'Pages',
  'Your own pages',
  'Services',
  'Services in menus and lists',
  'Specialties',
  'Case studies',
] as const

export type ContentGroup = (typeof contentGroups)[number]

/** A document in a list. Moments are ISO text. */
export type DocumentEntry = {
  key: string
  title: string
  group: ContentGroup
  /** Where its words are seen, or null where they are on no page. */
  path: string | null
  hasDraft: boolean
  /** False of what was made in the back office. */
  hasOriginal: boolean
  /** True where something was published over the original. */
  isPublished: boolean
  /** What was published does not fit this version of the software: visitors see the original. */
  isMisfit: boolean
  lastChange: { by: string; at: string } | null
}

/** Sentences by path: "blocks.3.cards.1.title". The empty path is the whole. */
export type PathFaults = Record<string, string>

/** Of a field that must not be empty and is. */
export const MISSING = 'This is missing.'

/** A document as its editor opens it. */
export type OpenedDocument = Omit<DocumentEntry, 'lastChange'> & {
  /** JSON Schema of `value`. */
  schema: Record<string, unknown>
  value: unknown
  /** To be given back with every change, so that nobody overwrites what they have not seen. */
  version: number
  /** What `value` is: somebody's draft, what visitors see, or the original. */
  shows: 'draft' | 'published' | 'original'
  saved: { by: string; at: string } | null
  /** What publishing `value` would be refused for. */
  faults: PathFaults
  /** Paths of this site that a link may lead to. */
  addresses: string[]
  mayChange: boolean
}

/** A revision in a document's history. */
export type HistoryEntry = {
  id: string
  state: 'on the site' | 'published' | 'draft' | 'set aside'
  by: string
  at: string
  note: string | null
}

/** Where one collection's entries stand: a block of a page, or a document of its own. */
export type CollectionPlace = {
  document: string
  /** The block within the document ("blocks.3"), empty for all of it. */
  at: string
  page: string
  title: string
  count: number
  /** What one and several of its entries are called. */
  nouns: Nouns
}

export type Nouns = readonly [one: string, several: string]

export type Collection = { name: string; what: string; places: CollectionPlace[] }

/** What a saved draft comes to. */
export type SavedDraft = { version: number; savedAt: string; faults: PathFaults }

/** Where the sentence on another document stands among a refusal's errors. */
export function elsewherePath(document: string, index: number) {
  return `elsewhere ${index} ${document}`
}

/** The document that such a path names; null for a path of the document itself. */
export function elsewhereDocument(path: string) {
  return /^elsewhere \d+ (.+)$/.exec(path)?.[1] ?? null
}
