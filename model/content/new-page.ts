/** The kinds of pages that can be created, and their paths. */
export const pageKinds = {
  page: { name: 'Page', folder: '/' },
  service: { name: 'Service', folder: '/services/' },
  specialty: { name: 'Specialty', folder: '/services/' },
  case: { name: 'Case study', folder: '/projects/' },
} as const

export type PageKind = keyof typeof pageKinds

export const pageKindNames = Object.keys(pageKinds) as [PageKind, ...PageKind[]]

/** Characters of the sentence that describes a new page, in search results and on its card. */
export const SUMMARY_MAX = 140
