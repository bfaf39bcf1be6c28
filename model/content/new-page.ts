/** The kinds of pages that can be created, and their paths. */
export const pageKinds = {
  page: { name: 'Page', folder: '/' },
  service: { name: 'Service', folder: '/services/' },
  specialty: { name: 'Specialty', folder: '/services/' },
  case: { name: 'Case study', folder: '/projects/' },
} as const

export type PageKind = keyof typeof pageKinds

export const pageKindNames = Object.keys(pageKinds) as [PageKind, ...PageKind[]]
