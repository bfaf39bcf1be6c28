import { accountVerbs, ownAccountVerbs } from '#server/features/accounts/actions.ts'
import { peopleVerbs } from '#server/features/accounts/people/actions.ts'
import { requireEditor } from '#server/features/accounts/require-editor.ts'
import { auditVerbs } from '#server/features/audit/actions.ts'
import { postVerbs } from '#server/features/blog/posts/actions.ts'
import { contentVerbs } from '#server/features/content/editor/actions.ts'
import { dashboardVerbs } from '#server/features/dashboard/actions.ts'
import { inboxVerbs } from '#server/features/leads/inbox/actions.ts'
import { outboxVerbs } from '#server/features/mail/actions.ts'
import { mediaVerbs } from '#server/features/media/actions.ts'
import { subscriberVerbs } from '#server/features/newsletter/subscribers/actions.ts'
import { missingPageVerbs } from '#server/features/not-found/actions.ts'
import { privacyVerbs } from '#server/features/privacy/actions.ts'
import { selfCheckVerbs } from '#server/features/system/actions.ts'
import { webhookVerbs } from '#server/features/webhooks/actions.ts'
import type { Verbs } from '#server/platform/actions/action.ts'

/** Everything that the back office can do, by noun. */
export const adminVerbs = {
  accounts: accountVerbs,
  account: ownAccountVerbs,
  roles: { requireEditor },
  people: peopleVerbs,
  audit: auditVerbs,
  posts: postVerbs,
  inbox: inboxVerbs,
  content: contentVerbs,
  media: mediaVerbs,
  mail: outboxVerbs,
  missingPages: missingPageVerbs,
  webhooks: webhookVerbs,
  selfCheck: selfCheckVerbs,
  subscribers: subscriberVerbs,
  privacy: privacyVerbs,
  dashboard: dashboardVerbs,
} satisfies Verbs
