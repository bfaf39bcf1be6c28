import type { Tables } from '#server/platform/db/schema.ts'

export type CopiedTable = {
  name: keyof Tables
  /** Columns that name a row. */
  key: string[]
  /** Columns of the key that are no text. */
  numbers?: string[]
  /** Columns that the target's database fills in itself. */
  generated?: string[]
}

/** Every table that holds data, those first to which others refer. */
export const copiedTables: CopiedTable[] = [
  { name: 'settings', key: ['key'] },
  { name: 'user', key: ['id'] },
  { name: 'session', key: ['id'] },
  { name: 'account', key: ['id'] },
  { name: 'verification', key: ['id'] },
  { name: 'twoFactor', key: ['id'] },
  { name: 'account_links', key: ['id'] },
  { name: 'access_tokens', key: ['id'] },
  { name: 'passkeys', key: ['id'] },
  { name: 'audit_log', key: ['id'] },
  { name: 'leads', key: ['id'] },
  { name: 'lead_files', key: ['id'] },
  { name: 'erased_lead_files', key: ['storage_key'] },
  { name: 'lead_tags', key: ['lead_id', 'tag'] },
  { name: 'lead_events', key: ['id'] },
  { name: 'lead_mails', key: ['id'] },
  { name: 'planned_replies', key: ['id'] },
  { name: 'reply_drafts', key: ['id'] },
  { name: 'received_mails', key: ['hash'] },
  { name: 'mailboxes', key: ['name'] },
  { name: 'lead_search', key: ['lead_id'], generated: ['number', 'vector'] },
  { name: 'call_kinds', key: ['id'] },
  { name: 'call_hours', key: ['account_id'] },
  { name: 'call_calendars', key: ['account_id'] },
  { name: 'call_feeds', key: ['account_id'] },
  { name: 'calls', key: ['id'] },
  { name: 'call_times', key: ['account_id', 'unit'], numbers: ['unit'] },
  { name: 'newsletter_subscribers', key: ['id'] },
  { name: 'posts', key: ['id'] },
  { name: 'post_redirects', key: ['slug'] },
  { name: 'post_addresses', key: ['path'] },
  { name: 'fonts', key: ['id'] },
  { name: 'imports', key: ['id'] },
  { name: 'import_entries', key: ['import_id', 'kind', 'source'] },
  { name: 'content_documents', key: ['key'] },
  { name: 'content_revisions', key: ['id'] },
  { name: 'newsletter_issues', key: ['id'] },
  { name: 'newsletter_bounces', key: ['subscriber_id', 'issue_id'] },
  { name: 'suppressed_addresses', key: ['email_lower'] },
  { name: 'newsletter_recipients', key: ['issue_id', 'subscriber_id'] },
  { name: 'newsletter_rates', key: ['start'] },
  { name: 'newsletter_links', key: ['issue_id', 'number'], numbers: ['number'] },
  { name: 'newsletter_clicks', key: ['issue_id', 'number', 'subscriber_id'], numbers: ['number'] },
  { name: 'offers', key: ['id'] },
  { name: 'offer_views', key: ['id'] },
  { name: 'plans', key: ['id'] },
  { name: 'reviews', key: ['id'] },
  { name: 'comment_threads', key: ['id'] },
  { name: 'comments', key: ['id'] },
  { name: 'preview_links', key: ['id'] },
  { name: 'media', key: ['id'] },
  { name: 'not_found_paths', key: ['path'] },
  { name: 'insight_sums', key: ['filter', 'dimension', 'period', 'value'] },
  { name: 'insight_notes', key: ['id'] },
  { name: 'conversions', key: ['id'] },
  { name: 'outbox', key: ['id'] },
  { name: 'webhooks', key: ['id'] },
  { name: 'webhook_attempts', key: ['id'] },
  { name: 'announced_pages', key: ['path'] },
]
