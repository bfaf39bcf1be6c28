import type { Kysely, Transaction } from 'kysely'
import type {
  AccessTokenRow,
  AccountLinkRow,
  AccountRow,
  PasskeyRow,
  SessionRow,
  TwoFactorRow,
  UserRow,
  VerificationRow,
} from './rows/accounts.ts'
import type { AuditRow } from './rows/audit.ts'
import type {
  CallCalendarRow,
  CallFeedRow,
  CallHoursRow,
  CallKindRow,
  CallRow,
  CallTimeRow,
} from './rows/calls.ts'
import type { CommentRow, CommentThreadRow } from './rows/comments.ts'
import type { ContentDocumentRow, ContentRevisionRow } from './rows/content.ts'
import type { FontRow } from './rows/fonts.ts'
import type { ImportEntryRow, ImportRow } from './rows/imports.ts'
import type {
  ConversionRow,
  InsightNoteRow,
  InsightSumRow,
  VisitRow,
  VisitSaltRow,
} from './rows/insights.ts'
import type {
  IssueClickRow,
  IssueLinkRow,
  IssueRateRow,
  RecipientRow,
  SentIssueRow,
} from './rows/issues.ts'
import type {
  ErasedLeadFileRow,
  LeadEventRow,
  LeadFileRow,
  LeadMailRow,
  LeadRow,
  LeadSearchRow,
  LeadTagRow,
  MailboxRow,
  PlannedReplyRow,
  ReceivedMailRow,
  ReplyDraftRow,
} from './rows/leads.ts'
import type { FailedAttemptsRow, LeaseRow, RateLimitRow } from './rows/limits.ts'
import type { MediaRow } from './rows/media.ts'
import type { NotFoundPathRow } from './rows/not-found.ts'
import type { OfferRow, OfferViewRow } from './rows/offers.ts'
import type { AnnouncedPageRow, OutboxRow, WebhookAttemptRow, WebhookRow } from './rows/outbox.ts'
import type { PlanRow } from './rows/plans.ts'
import type { PostAddressRow, PostRedirectRow, PostRow } from './rows/posts.ts'
import type { PresenceRow } from './rows/presence.ts'
import type { PreviewLinkRow } from './rows/preview-links.ts'
import type { ReviewRow } from './rows/reviews.ts'
import type { BounceRow, SubscriberRow, SuppressedRow } from './rows/subscribers.ts'

/** Times are UTC ISO 8601 text, ids UUIDv7 text. migrations/ creates the tables. */
export type Tables = {
  migrations: { name: string; sha256: string; applied_at: string }
  settings: { key: string; value: string }
  newsletter_subscribers: SubscriberRow
  newsletter_links: IssueLinkRow
  newsletter_clicks: IssueClickRow
  newsletter_issues: SentIssueRow
  newsletter_bounces: BounceRow
  suppressed_addresses: SuppressedRow
  newsletter_recipients: RecipientRow
  newsletter_rates: IssueRateRow
  offers: OfferRow
  offer_views: OfferViewRow
  posts: PostRow
  post_redirects: PostRedirectRow
  post_addresses: PostAddressRow
  fonts: FontRow
  imports: ImportRow
  import_entries: ImportEntryRow
  leads: LeadRow
  lead_files: LeadFileRow
  erased_lead_files: ErasedLeadFileRow
  call_kinds: CallKindRow
  call_hours: CallHoursRow
  call_calendars: CallCalendarRow
  call_feeds: CallFeedRow
  calls: CallRow
  call_times: CallTimeRow
  outbox: OutboxRow
  webhooks: WebhookRow
  webhook_attempts: WebhookAttemptRow
  announced_pages: AnnouncedPageRow
  /** Read here, written by better-auth. */
  user: UserRow
  session: SessionRow
  account: AccountRow
  twoFactor: TwoFactorRow
  verification: VerificationRow
  account_links: AccountLinkRow
  access_tokens: AccessTokenRow
  passkeys: PasskeyRow
  audit_log: AuditRow
  lead_tags: LeadTagRow
  lead_events: LeadEventRow
  lead_mails: LeadMailRow
  planned_replies: PlannedReplyRow
  reply_drafts: ReplyDraftRow
  received_mails: ReceivedMailRow
  mailboxes: MailboxRow
  lead_search: LeadSearchRow
  content_documents: ContentDocumentRow
  content_revisions: ContentRevisionRow
  plans: PlanRow
  reviews: ReviewRow
  comment_threads: CommentThreadRow
  comments: CommentRow
  preview_links: PreviewLinkRow
  media: MediaRow
  not_found_paths: NotFoundPathRow
  visits: VisitRow
  visit_salts: VisitSaltRow
  insight_sums: InsightSumRow
  insight_notes: InsightNoteRow
  conversions: ConversionRow
  failed_attempts: FailedAttemptsRow
  rate_limits: RateLimitRow
  leases: LeaseRow
  presence: PresenceRow
}

export type Store = Kysely<Tables>
export type StoreTransaction = Transaction<Tables>
