import type { Action, Actions, DownloadAction, ResultOf } from '#server/actions/action.ts'
import type { BoundActions } from '#server/actions/bind-actions.ts'
import type { RunAction } from '#server/actions/run-action.ts'
import { authActions, ownAccountActions } from '#server/features/accounts/actions.ts'
import { accountActions } from '#server/features/accounts/people/actions.ts'
import { auditActions } from '#server/features/audit/actions.ts'
import { blogActions } from '#server/features/blog/posts/actions.ts'
import { calendarActions } from '#server/features/calendar/actions.ts'
import { callActions } from '#server/features/calls/admin/actions.ts'
import { contactActions } from '#server/features/contacts/actions.ts'
import { contentActions } from '#server/features/content/editor/actions.ts'
import { dashboardActions } from '#server/features/dashboard/actions.ts'
import { goLiveActions } from '#server/features/go-live/actions.ts'
import { importActions } from '#server/features/import/actions.ts'
import { insightActions } from '#server/features/insights/actions.ts'
import { leadActions } from '#server/features/leads/inbox/actions.ts'
import { mailActions } from '#server/features/mail/actions.ts'
import { mediaActions } from '#server/features/media/actions.ts'
import { bounceActions } from '#server/features/newsletter/bounces/actions.ts'
import { issueActions } from '#server/features/newsletter/issues/actions.ts'
import { newsletterActions } from '#server/features/newsletter/subscribers/actions.ts'
import { notFoundActions } from '#server/features/not-found/actions.ts'
import { offerActions } from '#server/features/offers/actions.ts'
import { pipelineActions } from '#server/features/pipeline/actions.ts'
import { presenceActions } from '#server/features/presence/actions.ts'
import { privacyActions } from '#server/features/privacy/actions.ts'
import { searchActions } from '#server/features/search/actions.ts'
import { setupActions } from '#server/features/setup/actions.ts'
import { systemActions } from '#server/features/system/actions.ts'
import { webhookActions } from '#server/features/webhooks/actions.ts'
import type { Actor } from '#server/platform/audit/actor.ts'

/** All admin actions, by feature. */
export const adminActions = {
  auth: authActions,
  ownAccount: ownAccountActions,
  accounts: accountActions,
  audit: auditActions,
  blog: blogActions,
  leads: leadActions,
  contacts: contactActions,
  pipeline: pipelineActions,
  insights: insightActions,
  content: contentActions,
  calendar: calendarActions,
  calls: callActions,
  imports: importActions,
  media: mediaActions,
  mail: mailActions,
  notFound: notFoundActions,
  webhooks: webhookActions,
  setup: setupActions,
  system: systemActions,
  goLive: goLiveActions,
  newsletter: newsletterActions,
  bounces: bounceActions,
  issues: issueActions,
  offers: offerActions,
  privacy: privacyActions,
  dashboard: dashboardActions,
  presence: presenceActions,
  search: searchActions,
} satisfies Actions

/** All actions, bound to whoever asks, and who that is: what screens, downloads and tests are given. */
export type AdminServices = BoundActions<typeof adminActions> & {
  session: { actor(): Promise<Actor | null> }
  run: RunAction
}

/** The name of an action, such as "content.publish". */
export type ActionName = {
  [Noun in keyof typeof adminActions]: `${Noun}.${RunnableIn<(typeof adminActions)[Noun]>}`
}[keyof typeof adminActions]

type RunnableIn<Group> = {
  [Verb in keyof Group & string]: Group[Verb] extends DownloadAction ? never : Verb
}[keyof Group & string]

/** What an action returns if it succeeds. */
export type ActionValue<Name extends ActionName> = Name extends `${infer Noun}.${infer Verb}`
  ? Noun extends keyof typeof adminActions
    ? Verb extends keyof (typeof adminActions)[Noun]
      ? (typeof adminActions)[Noun][Verb] extends Action
        ? ResultOf<(typeof adminActions)[Noun][Verb]>
        : never
      : never
    : never
  : never
