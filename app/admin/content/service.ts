import type { Mutation, Query } from '#app/admin/service-types.ts'
import type {
  Collection,
  DocumentEntry,
  HistoryEntry,
  OpenedDocument,
  SavedDraft,
} from '#model/content/editor.ts'

/** The words of the public site; documents are named by `document`, their state by `version`. */
export type ContentAdmin = {
  list: Query<{ documents: DocumentEntry[] }>
  collections: Query<{ collections: Collection[] }>
  open: Query<OpenedDocument>
  history: Query<{ revisions: HistoryEntry[] }>
  saveDraft: Mutation<SavedDraft>
  publish: Mutation<{ version: number }>
  discard: Mutation<{ version: number }>
  restore: Mutation<{ version: number }>
  revert: Mutation<{ version: number }>
  preview: Mutation<{ address: string }>
  createPage: Mutation<{ document: string }>
  addJob: Mutation<{ at: string }>
}
