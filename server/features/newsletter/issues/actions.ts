import { createIssue } from './create-issue.ts'
import { deleteIssue } from './delete-issue.ts'
import { duplicateIssue } from './duplicate-issue.ts'
import { listIssues } from './list-issues.ts'
import { openIssue } from './open-issue.ts'
import { sendIssueTest, showIssueHtml } from './preview-issue.ts'
import { saveIssue } from './save-issue.ts'
import { scheduleIssue, sendIssue } from './send-issue.ts'
import { resumeIssue, stopIssue, unscheduleIssue } from './stop-issue.ts'

export const issueActions = {
  list: listIssues,
  open: openIssue,
  create: createIssue,
  duplicate: duplicateIssue,
  save: saveIssue,
  delete: deleteIssue,
  html: showIssueHtml,
  sendTest: sendIssueTest,
  schedule: scheduleIssue,
  unschedule: unscheduleIssue,
  send: sendIssue,
  stop: stopIssue,
  resume: resumeIssue,
}
