import {
  accountActions,
  ownAccountActions,
  roleActions,
} from '#server/features/accounts/actions.ts'
import { peopleActions } from '#server/features/accounts/people/actions.ts'
import { auditActions } from '#server/features/audit/actions.ts'
import { postActions } from '#server/features/blog/posts/actions.ts'
import { contentActions } from '#server/features/content/editor/actions.ts'
import { dashboardActions } from '#server/features/dashboard/actions.ts'
import { inboxActions } from '#server/features/leads/inbox/actions.ts'
import { outboxActions } from '#server/features/mail/actions.ts'
import { mediaActions } from '#server/features/media/actions.ts'
import { subscriberActions } from '#server/features/newsletter/subscribers/actions.ts'
import { notFoundActions } from '#server/features/not-found/actions.ts'
import { privacyActions } from '#server/features/privacy/actions.ts'
import { systemActions } from '#server/features/system/actions.ts'
import { webhookActions } from '#server/features/webhooks/actions.ts'
import type { Actions } from '#server/actions/action.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import type { BoundActions } from '#server/actions/bind-actions.ts'

/** All admin actions, by feature. */
export const adminActions = {
  accounts: accountActions,
  account: ownAccountActions,
  roles: roleActions,
  people: peopleActions,
  audit: auditActions,
  posts: postActions,
  inbox: inboxActions,
  content: contentActions,
  media: mediaActions,
  mail: outboxActions,
  notFound: notFoundActions,
  webhooks: webhookActions,
  system: systemActions,
  subscribers: subscriberActions,
  privacy: privacyActions,
  dashboard: dashboardActions,
} satisfies Actions

/** All actions, bound to whoever asks, and who that is: what screens, downloads and tests are given. */
export type AdminServices = BoundActions<typeof adminActions> & {
  session: { actor(): Promise<Actor | null> }
}
