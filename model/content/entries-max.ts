/** How many entries a list may show if its section sets no maximum. */
export const ENTRIES_MAX = 100
