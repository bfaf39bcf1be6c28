/** On an element of the edited page: the field its text is from ("blocks.kqzwpxa.title"). */
export const EDITED_PATH = 'data-path'

/** On an element of the edited page that shows an entry of a collection: the key of its document. */
export const EDITED_ENTRY = 'data-entry'

/** On the outermost elements of a section of the edited page: its id. */
export const EDITED_SECTION = 'data-section'

/** An edited page as rendered from a draft. */
export type RenderedDraft = {
  /** The whole page, with EDITED_PATH, EDITED_ENTRY and EDITED_SECTION. */
  html: string
  /** Fields that have a stand-in on the page, because they are empty or not valid yet. */
  filledIn: string[]
}

/** Sent to the window of an edited page when elements of it were replaced. */
export type PageChanged = 'pagechanged'

/** Leads from a public path (`?path=`) to its editor. */
export type EditLinkPath = '/admin/content/at'
