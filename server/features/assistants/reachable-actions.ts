import type { BoundActions } from '#server/actions/bind-actions.ts'
import { createPost } from '#server/features/blog/posts/create-post.ts'
import { listAllPosts } from '#server/features/blog/posts/list-posts.ts'
import { listEntries } from '#server/features/content/collections/list-entries.ts'
import { createPage } from '#server/features/content/editor/create-page.ts'
import { listDocuments } from '#server/features/content/editor/list-documents.ts'
import { openDocument } from '#server/features/content/editor/open-document.ts'
import { saveDraft } from '#server/features/content/editor/save-draft.ts'
import { listReviewers } from '#server/features/content/reviews/list-reviewers.ts'
import { requestReview } from '#server/features/content/reviews/request-review.ts'
import { showInsights } from '#server/features/insights/show-insights.ts'
import { listLeads } from '#server/features/leads/inbox/list-leads.ts'
import { saveDraft as saveReplyDraft } from '#server/features/leads/inbox/save-draft.ts'
import { showLead } from '#server/features/leads/inbox/show-lead.ts'
import { createIssue } from '#server/features/newsletter/issues/create-issue.ts'
import { listIssues } from '#server/features/newsletter/issues/list-issues.ts'
import { searchEverything } from '#server/features/search/search-everything.ts'

/**
 * The actions of the admin that exist for programs. Those that publish, send or delete are not here, so that no
 * operation, whatever it is asked, can call them.
 */
export const readActions = {
  search: { find: searchEverything },
  content: {
    list: listDocuments,
    entries: listEntries,
    open: openDocument,
    reviewers: listReviewers,
  },
  blog: { list: listAllPosts },
  issues: { list: listIssues },
  leads: { list: listLeads, lead: showLead },
  insights: { show: showInsights },
}

export const draftActions = {
  content: { open: openDocument, createPage, saveDraft, requestReview },
  blog: { create: createPost },
  issues: { create: createIssue },
  leads: { lead: showLead, saveDraft: saveReplyDraft },
}

export type ReadServices = BoundActions<typeof readActions>
export type DraftServices = BoundActions<typeof draftActions>
