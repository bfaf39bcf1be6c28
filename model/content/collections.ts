/** A collection: a list whose entries are documents of their own, such as "job:qa-tester" or "page:projects/baobab". */
export type CollectionFacts = {
  /** The last part of the URL of its screen. */
  path: string
  title: string
  what: string
  /** Singular and plural of its entries. */
  nouns: readonly [one: string, several: string]
  /** The field that identifies an entry; it never changes. */
  idField: string
  /** The field that names an entry in lists, and its label. */
  nameField: string
  nameLabel: string
  /** Fields in the line below the name. */
  detailFields: readonly string[]
}

/** All collections, by the kind in the keys of their entries. */
export const collections = {
  job: {
    path: 'jobs',
    title: 'Jobs',
    what: 'Job openings, each with its own page',
    nouns: ['job', 'jobs'],
    idField: 'slug',
    nameField: 'title',
    nameLabel: 'Title',
    detailFields: ['location', 'type', 'experience'],
  },
  testimonial: {
    path: 'testimonials',
    title: 'Testimonials',
    what: 'What clients say',
    nouns: ['testimonial', 'testimonials'],
    idField: 'id',
    nameField: 'name',
    nameLabel: 'Name of the client',
    detailFields: ['title', 'company'],
  },
  person: {
    path: 'team',
    title: 'Team',
    what: 'People, with their roles and portraits',
    nouns: ['person', 'people'],
    idField: 'id',
    nameField: 'name',
    nameLabel: 'Name',
    detailFields: ['role'],
  },
  client: {
    path: 'clients',
    title: 'Clients',
    what: 'Client names and logos',
    nouns: ['client', 'clients'],
    idField: 'id',
    nameField: 'name',
    nameLabel: 'Name',
    detailFields: ['trade'],
  },
  film: {
    path: 'films',
    title: 'Films',
    what: 'Films and their video links',
    nouns: ['film', 'films'],
    idField: 'id',
    nameField: 'title',
    nameLabel: 'Title',
    detailFields: ['category'],
  },
  faq: {
    path: 'faqs',
    title: 'Questions',
    what: 'Shown on every page with a list of questions',
    nouns: ['question', 'questions'],
    idField: 'id',
    nameField: 'question',
    nameLabel: 'Question',
    detailFields: ['answer'],
  },
  case: {
    path: 'cases',
    title: 'Cases',
    what: 'Case studies, each with its own page',
    nouns: ['case', 'cases'],
    idField: 'slug',
    nameField: 'name',
    nameLabel: 'Name',
    detailFields: ['category'],
  },
} as const satisfies Record<string, CollectionFacts>

export type EntryKind = keyof typeof collections

export const entryKinds = Object.keys(collections) as EntryKind[]

export function isEntryKind(kind: string): kind is EntryKind {
  return Object.hasOwn(collections, kind)
}

/** Cases are the pages in this folder; other entries have a key of their own. */
const CASE_PAGE = 'page:projects/'

/** What the keys of a collection's entries begin with. */
export function entryKeyStart(kind: EntryKind) {
  return kind === 'case' ? CASE_PAGE : `${kind}:`
}

/** The key of an entry's document. */
export function entryKey(kind: EntryKind, id: string) {
  return `${entryKeyStart(kind)}${id}`
}

/** The kind and id of an entry's key; null for other documents. */
export function readEntryKey(key: string): { kind: EntryKind; id: string } | null {
  const kind = entryKinds.find((one) => key.startsWith(entryKeyStart(one)))
  const id = kind && key.slice(entryKeyStart(kind).length)
  return kind && id ? { kind, id } : null
}

/** The kind of the collection with this path; null if there is none. */
export function kindAt(path: string | undefined): EntryKind | null {
  return entryKinds.find((kind) => collections[kind].path === path) ?? null
}
