import type { OperationName } from '#model/assistants/assistants.ts'
import type { Operation } from '#server/features/assistants/operation.ts'
import { listReviewers, readDocument, readDocumentSchema } from './documents.ts'
import { draftReply } from './draft-reply.ts'
import { askForReview, createIssue, createPage, createPost, saveDraft } from './drafts.ts'
import { find } from './find.ts'
import { readInsights } from './insights.ts'
import { listLeads, readLead } from './leads.ts'
import { listDocuments } from './list-documents.ts'

/** Every operation of programs, in the order in which they are listed. */
export const operations: Record<OperationName, Operation> = {
  find,
  list_documents: listDocuments,
  read_document: readDocument,
  read_document_schema: readDocumentSchema,
  list_reviewers: listReviewers,
  list_leads: listLeads,
  read_lead: readLead,
  read_insights: readInsights,
  create_page: createPage,
  create_post: createPost,
  create_issue: createIssue,
  save_draft: saveDraft,
  ask_for_review: askForReview,
  draft_reply: draftReply,
}
