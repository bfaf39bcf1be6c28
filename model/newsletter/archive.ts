/** A newsletter issue that everybody can read, in lists. */
export type ArchivedSummary = {
  slug: string
  subject: string
  preheader: string
  /** ISO date (UTC). */
  sentOn: string
}

/** A page of the archive, newest first; `total`: of all issues. */
export type Archive = { issues: ArchivedSummary[]; total: number }

export type ArchivedIssue = ArchivedSummary & {
  html: string
  /** The issues that were sent before and after it. */
  older: ArchivedSummary | null
  newer: ArchivedSummary | null
}

/** The beginning of the last public issue, or of the site's example of one. */
export type Letter = {
  subject: string
  /** Its first paragraphs. */
  lines: string[]
  /** Null for an example. */
  issue: Pick<ArchivedSummary, 'slug' | 'sentOn'> | null
}

/** Paragraphs that a letter shows. */
export const LETTER_LINES_MAX = 4

/** Issues per page of the archive. */
export const ARCHIVE_PAGE_SIZE = 24

/** The page of the archive that an address asks for; 1 by default. */
export function readArchivePage(params: URLSearchParams) {
  const page = params.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}
