import type { Controls } from '#app/admin/content/schema-form/controls.ts'
import { AuthorControl } from './author-control.tsx'
import { CoverControl } from './cover-control.tsx'
import { RelatedPostsControl } from './related-posts-control.tsx'
import { SearchResultControl } from './search-result-control.tsx'

/** The controls that postDocumentSchema names. */
export const postControls: Controls = {
  author: AuthorControl,
  cover: CoverControl,
  'search-result': SearchResultControl,
  'related-posts': RelatedPostsControl,
}
