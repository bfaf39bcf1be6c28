import { issueKey } from '#model/content/standalone.ts'
import { issueName } from '#model/newsletter/issue.ts'
import { issueValues } from '#model/newsletter/issue-document.ts'
import { withFallbacks } from '#model/newsletter/personal-fields.ts'
import { paths } from '#model/paths.ts'
import { download, mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { parseBody } from '#server/features/content/published.ts'
import { sendToSelf } from '#server/features/mail/send-at-once.ts'
import { archivePath } from '#server/features/newsletter/archive/archive-path.ts'
import { settingsOf } from '#server/features/newsletter/emails.ts'
import { SAMPLE_KEY } from '#server/features/newsletter/subscriber-key.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { senderOf } from '#server/platform/mail/mail-transport.ts'
import { issueContent } from './issue-content.ts'
import { findIssue, type IssueRow, issueId, issueIdOf } from './issue-rows.ts'
import { previewBody } from './preview-body.ts'

/** The issue as a subscriber would get it, as HTML for a sandboxed frame. */
export const showIssueHtml = download('viewer', issueId, async (context, { id }) => {
  const content = await previewOf(context, await findIssue(context.store, id))
  const sender = await senderOf(context, context.mail.from)
  const html = await context.mail.render(sender.name, content)
  const body = (async function* () {
    yield html
  })()
  const type = 'text/html; charset=utf-8'
  const picturesOf = context.siteUrl
  return { name: 'email.html', mediaType: type, body, isShown: true, picturesOf }
})

/** Sends the issue to the signed-in person, whatever its state. */
export const sendIssueTest = mutation('author', issueId, async (context, { id }) => {
  const content = await previewOf(context, await findIssue(context.store, id))
  const subject = `Test: ${content.subject}`
  const delivery = await sendToSelf(context, { content: { ...content, subject } })
  await context.store.transaction().execute((transaction) =>
    audit(transaction, context, {
      action: 'newsletter.issue-tested',
      subject: `content:${issueKey(id)}`,
      summary: `Sent a test of the issue “${content.subject}” to themselves`,
    }),
  )
  if (delivery.result !== 'sent') fail(422, delivery.error)
  return { message: `The mail server accepted the test for ${context.actor.email}.`, value: null }
})

async function previewOf(context: AdminContext, issue: IssueRow) {
  const { subject, preheader, content, isPublic } = issueValues(parseBody(issue.body))
  const body = await previewBody(context, withFallbacks(content))
  const named = {
    subject: issueName(withFallbacks(subject)),
    preheader: withFallbacks(preheader),
  }
  const settings = await settingsOf(context)
  const known = await archivePath(context.store, settings, { id: issueIdOf(issue.key) })
  // A draft has no address yet.
  const path = known ?? (isPublic && issue.state === null ? paths.newsletter : null)
  return issueContent(settings, named, body, { consent_source: null }, SAMPLE_KEY, path)
}
