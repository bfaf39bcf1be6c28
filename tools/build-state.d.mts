/** Whether build/ matches the current sources. */
export function buildIsCurrent(): boolean
/** Builds the site with Node 24. */
export function buildSite(): Promise<void>
