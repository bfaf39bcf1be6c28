/** Days that a link to a draft works. */
export const PREVIEW_LINK_DAYS = 7

/** Links to one draft that may work at the same time. */
export const PREVIEW_LINKS_MAX = 20

/** A link by which anybody sees a draft; `by` made it `at`, and it works `until` then (ISO strings). */
export type PreviewLink = { id: string; by: string; at: string; until: string; address: string }
