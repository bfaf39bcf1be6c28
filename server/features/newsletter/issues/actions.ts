import { publishIssue, withdrawIssue } from '#server/features/newsletter/archive/publish-issue.ts'
import { countSegment } from './count-segment.ts'
import { createIssue, duplicateIssue } from './create-issue.ts'
import { deleteIssue } from './delete-issue.ts'
import { exportRest } from './export-recipients.ts'
import { listIssues } from './list-issues.ts'
import { listRecipients } from './list-recipients.ts'
import { openIssue } from './open-issue.ts'
import { sendIssueTest, showIssueHtml } from './preview-issue.ts'
import { sendFailed } from './send-failed.ts'
import { sendIssue } from './send-issue.ts'
import { pauseIssue, resumeIssue, stopIssue } from './stop-issue.ts'

export const issueActions = {
  list: listIssues,
  open: openIssue,
  recipients: listRecipients,
  exportRest,
  countSegment,
  create: createIssue,
  duplicate: duplicateIssue,
  delete: deleteIssue,
  html: showIssueHtml,
  sendTest: sendIssueTest,
  send: sendIssue,
  sendFailed,
  pause: pauseIssue,
  stop: stopIssue,
  resume: resumeIssue,
  publish: publishIssue,
  withdraw: withdrawIssue,
}
