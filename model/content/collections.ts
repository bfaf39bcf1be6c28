/** A collection: a list whose entries are documents of their own, such as "job:qa-tester". */
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
} as const satisfies Record<string, CollectionFacts>

export type EntryKind = keyof typeof collections

export const entryKinds = Object.keys(collections) as EntryKind[]

export function isEntryKind(kind: string): kind is EntryKind {
  return Object.hasOwn(collections, kind)
}

/** The kind of the collection with this path; null if there is none. */
export function kindAt(path: string | undefined): EntryKind | null {
  return entryKinds.find((kind) => collections[kind].path === path) ?? null
}
