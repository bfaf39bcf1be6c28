/** CPU milliseconds: of the server with its threads and children, of its main thread alone, and of PostgreSQL. */
export type Cost = { cpu: number; main: number; database: number }

/** What is measured on each database, in the order of the document. */
export const steps = {
  cachedPage: 'page from the cache, brotli',
  unchangedPage: 'page that the browser has (304)',
  asset: 'file of a page (script, style sheet, font, picture, film)',
  renderedPage: 'page rendered, after a publish',
  search: 'page rendered, blog search',
  lead: 'lead without a file',
  leadWith1MB: 'lead with a file of 1 MB',
  leadWith10MB: 'lead with a file of 10 MB',
  mail: 'mail sent',
  picture: 'picture of 12 megapixels uploaded, all its sizes made',
  adminScreen: 'admin screen (inbox)',
} as const

export type Step = keyof typeof steps

export type DatabaseFigures = {
  costs: Record<Step, Cost>
  /** An instance that nobody visits, per second. */
  idle: Cost
  /** Leads without a file stored per second (wall time) over 20 connections, while their mails are sent. */
  leadsPerSecond: number
  /** A lead without a file, with its mails. */
  stored: { rows: number; bytes: number; mails: number; walBytes: number; transactions: number }
}

/** What a browser requests for one page. */
export type PageLoad = {
  pages: number
  files: number
  lists: number
  /** As sent, with headers. */
  kilobytes: number
  /** Of these, pages. */
  pageKilobytes: number
}

/** docs/capacity.json. */
export type Measurements = {
  machine: { date: string; processor: string; cores: number; system: string }
  /** Public pages in the sitemap. */
  site: { pages: number }
  /** The first page of a new visitor, and each further one. */
  visit: { first: PageLoad; next: PageLoad }
  /** Mails that one instance sends per second (wall time) to a mail server that answers at once, and after 50 ms. */
  mailsPerSecond: { atOnce: number; after50ms: number }
  sqlite: DatabaseFigures
  /** What is missing counts as on SQLite. */
  postgres: Omit<DatabaseFigures, 'costs'> & { costs: Partial<DatabaseFigures['costs']> }
  check?: Check
}

/** One instance on SQLite under the computed load of one instance. */
export type Check = {
  date: string
  seconds: number
  visitsPerSecond: { computed: number; measured: number }
  requestsPerSecond: number
  failed: number
  /** CPU milliseconds of the main thread and of the process per visit. */
  computed: { main: number; cpu: number }
  measured: { main: number; cpu: number }
  /** Milliseconds of all responses. */
  median: number
  p99: number
}

/** The costs on a database. */
export function costsOn(database: 'sqlite' | 'postgres', measurements: Measurements) {
  return { ...measurements.sqlite.costs, ...measurements[database].costs }
}
