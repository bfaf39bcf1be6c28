import { addJob } from './add-job.ts'
import { createPage } from './create-page.ts'
import { discardDraft } from './discard-draft.ts'
import { listCollections } from './list-collections.ts'
import { listDocuments } from './list-documents.ts'
import { listHistory } from './list-history.ts'
import { openDocument } from './open-document.ts'
import { previewDraft } from './preview-draft.ts'
import { publishDocument } from './publish-document.ts'
import { restoreRevision } from './restore-revision.ts'
import { revertDocument } from './revert-document.ts'
import { saveDraft } from './save-draft.ts'

export const contentActions = {
  list: listDocuments,
  collections: listCollections,
  open: openDocument,
  history: listHistory,
  saveDraft,
  publish: publishDocument,
  discard: discardDraft,
  restore: restoreRevision,
  revert: revertDocument,
  preview: previewDraft,
  createPage,
  addJob,
}
