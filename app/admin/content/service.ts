import type { Ask, Change } from '#app/admin/services.ts'
import type {
  Collection,
  DocumentEntry,
  HistoryEntry,
  OpenedDocument,
  SavedDraft,
} from '#model/content/editor.ts'

/** The words of the public site; documents are named by `document`, their state by `version`. */
export type ContentAdmin = {
  list: Ask<{ documents: DocumentEntry[] }>
  collections: Ask<{ collections: Collection[] }>
  open: Ask<OpenedDocument>
  history: Ask<{ revisions: HistoryEntry[] }>
  saveDraft: Change<SavedDraft>
  publish: Change<{ version: number }>
  discard: Change<{ version: number }>
  restore: Change<{ version: number }>
  revert: Change<{ version: number }>
  preview: Change<{ address: string }>
  createPage: Change<{ document: string }>
  addJob: Change<{ at: string }>
}
