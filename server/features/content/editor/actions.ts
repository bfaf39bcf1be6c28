import { checkDocument } from '#server/features/content/checks/check-document.ts'
import { addEntry } from '#server/features/content/collections/add-entry.ts'
import { deleteEntry } from '#server/features/content/collections/delete-entry.ts'
import { duplicateEntry } from '#server/features/content/collections/duplicate-entry.ts'
import { listEntries } from '#server/features/content/collections/list-entries.ts'
import { moveEntry } from '#server/features/content/collections/move-entry.ts'
import { restoreEntry } from '#server/features/content/collections/restore-entry.ts'
import { addComment } from '#server/features/content/comments/add-comment.ts'
import { answerComment } from '#server/features/content/comments/answer-comment.ts'
import { deleteComment } from '#server/features/content/comments/delete-comment.ts'
import { reopenComment, resolveComment } from '#server/features/content/comments/resolve-comment.ts'
import { cancelPlan } from '#server/features/content/plans/cancel-plan.ts'
import { planDocument } from '#server/features/content/plans/plan-document.ts'
import { republish, unpublish } from '#server/features/content/plans/unpublish.ts'
import { endPreview, sharePreview } from '#server/features/content/preview/share-preview.ts'
import { exportRedirects } from '#server/features/content/redirects/export-redirects.ts'
import {
  importRedirects,
  previewRedirects,
} from '#server/features/content/redirects/import-redirects.ts'
import { findText } from '#server/features/content/replace/find-text.ts'
import { replaceText } from '#server/features/content/replace/replace-text.ts'
import { approve } from '#server/features/content/reviews/approve.ts'
import { listReviewers } from '#server/features/content/reviews/list-reviewers.ts'
import { requestReview } from '#server/features/content/reviews/request-review.ts'
import { sendBack } from '#server/features/content/reviews/send-back.ts'
import {
  deleteSeveral,
  hideSeveral,
  publishSeveral,
  publishTexts,
  showSeveral,
} from './change-several.ts'
import { copyBlock } from './copy-block.ts'
import { createPage } from './create-page.ts'
import { discardDraft } from './discard-draft.ts'
import { findEditor } from './find-editor.ts'
import { listCollections } from './list-collections.ts'
import { listDocuments } from './list-documents.ts'
import { listHistory } from './list-history.ts'
import { movePage } from './move-page.ts'
import { openDocument } from './open-document.ts'
import { previewDraft } from './preview-draft.ts'
import { publishDocument } from './publish-document.ts'
import { renderDraft } from './render-draft.ts'
import { restoreRevision } from './restore-revision.ts'
import { revertDocument } from './revert-document.ts'
import { saveDraft } from './save-draft.ts'
import { showRevision } from './show-revision.ts'

export const contentActions = {
  list: listDocuments,
  collections: listCollections,
  open: openDocument,
  history: listHistory,
  showRevision,
  saveDraft,
  publish: publishDocument,
  discard: discardDraft,
  restore: restoreRevision,
  revert: revertDocument,
  movePage,
  preview: previewDraft,
  sharePreview,
  endPreview,
  plan: planDocument,
  requestReview,
  reviewers: listReviewers,
  approve,
  sendBack,
  addComment,
  answerComment,
  resolveComment,
  reopenComment,
  deleteComment,
  cancelPlan,
  unpublish,
  republish,
  render: renderDraft,
  findEditor,
  check: checkDocument,
  copyBlock,
  createPage,
  entries: listEntries,
  addEntry,
  duplicateEntry,
  moveEntry,
  deleteEntry,
  publishSeveral,
  publishTexts,
  deleteSeveral,
  hideSeveral,
  showSeveral,
  restoreEntry,
  findText,
  replaceText,
  previewRedirects,
  importRedirects,
  exportRedirects,
}
