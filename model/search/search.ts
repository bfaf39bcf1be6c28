/** What the search dialog finds on the server, by group, in the order in which it is shown. */
export const searchGroups = {
  pages: 'Pages',
  settings: 'Settings',
  posts: 'Posts',
  issues: 'Issues',
  leads: 'Leads',
  people: 'People',
  content: 'Content',
} as const

export type SearchGroup = keyof typeof searchGroups

/** Something found: what it says, where it is, and its URL in the admin. */
export type Found = { title: string; detail: string; href: string }

export type SearchResults = { group: SearchGroup; found: Found[] }[]

/** Characters of a search, and from how many on the server is asked. */
export const SEARCH_MAX = 200
export const SEARCH_MIN = 2
