-- Runs on SQLite and PostgreSQL: times are UTC ISO 8601 text, booleans 0 or 1, ids UUIDv7 text.
-- A statement ends with a semicolon at the end of a line.

-- Single values of the installation, such as its id and the rules of retention.
create table settings (
  key text primary key,
  value text not null
);

-- accounts: the tables of better-auth, with its names, times and booleans.
create table "user" (
  "id" text not null primary key,
  "name" text not null,
  "email" text not null unique,
  "emailVerified" boolean not null,
  "image" text,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null,
  "twoFactorEnabled" boolean,
  "role" text not null check ("role" in ('owner', 'editor', 'author', 'viewer')),
  -- Ends the person's replies to leads.
  signature text
);

create table "session" (
  "id" text not null primary key,
  "expiresAt" timestamp with time zone not null,
  "token" text not null unique,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references "user" ("id") on delete cascade
);

create index "session_userId_idx" on "session" ("userId");

create table "account" (
  "id" text not null primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references "user" ("id") on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamp with time zone,
  "refreshTokenExpiresAt" timestamp with time zone,
  "scope" text,
  "password" text,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null
);

create index "account_userId_idx" on "account" ("userId");

create table "verification" (
  "id" text not null primary key,
  "identifier" text not null,
  "value" text not null,
  "expiresAt" timestamp with time zone not null,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null
);

create index "verification_identifier_idx" on "verification" ("identifier");

create table "twoFactor" (
  "id" text not null primary key,
  "secret" text not null,
  "backupCodes" text not null,
  "userId" text not null references "user" ("id") on delete cascade,
  "verified" boolean,
  "failedVerificationCount" integer,
  "lockedUntil" timestamp with time zone
);

create index "twoFactor_secret_idx" on "twoFactor" ("secret");
create index "twoFactor_userId_idx" on "twoFactor" ("userId");

-- One-time links for setting a password. Only the hash of the key is stored.
create table account_links (
  id text primary key,
  kind text not null check (kind in ('set-up', 'invitation', 'reset')),
  email text not null,
  role text check (role in ('owner', 'editor', 'author', 'viewer')),
  key_hash text not null unique,
  created_by text,
  created_at text not null,
  expires_at text not null,
  used_at text
);

create index account_links_by_email on account_links (kind, email);

-- Keys with which programs act for a person. Only their hash is stored.
create table access_tokens (
  id text primary key,
  account_id text not null references "user" ("id") on delete cascade,
  name text not null,
  scope text not null check (scope in ('read', 'draft')),
  key_hash text not null unique,
  created_at text not null,
  expires_at text not null,
  last_used_at text
);

create index access_tokens_by_account on access_tokens (account_id);

-- WebAuthn credentials: id and public key as base64url, transports as a JSON list.
create table passkeys (
  id text primary key,
  user_id text not null references "user" ("id") on delete cascade,
  name text not null,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  created_at text not null,
  last_used_at text
);

create index passkeys_by_user on passkeys (user_id, created_at);

-- audit: who changed what, written in the transaction of the change.
-- `occurrences`: failed sign-ins and denied actions are counted by the hour.
create table audit_log (
  id text primary key,
  actor_id text,
  actor_name text not null,
  action text not null,
  subject text not null,
  summary text not null,
  occurrences integer not null default 1,
  created_at text not null
);

create index audit_log_newest on audit_log (created_at, id);
create index audit_log_by_subject on audit_log (subject, created_at);
create index audit_log_by_actor on audit_log (actor_id, created_at, id);

-- leads: inquiries, partner inquiries, applications, booked calls and mails of strangers, in one inbox. `stage` to `closed_at`: the
-- deal. `stage`: where an open lead stands, null for the first stage. `value`: in minor units of `currency`. `next_step_on`: a day.
-- `closed_at`: since when it is won or lost.
create table leads (
  id text primary key,
  kind text not null check (kind in ('inquiry', 'partner', 'application', 'call', 'email')),
  reference text not null unique,
  idempotency_key text not null unique,
  fingerprint text not null,
  status text not null check (status in ('new', 'answered', 'won', 'lost', 'spam')),
  spam_reason text,
  name text not null,
  email text not null,
  phone text,
  details text,
  service text,
  budget text,
  opening text,
  age text,
  city text,
  pincode text,
  state text,
  address text,
  -- JSON: the answers to fields that an owner has added to the form.
  custom_fields text,
  -- JSON: the labels that visitors saw, by field, as far as an owner had changed them.
  field_labels text,
  interest text,
  source text,
  referrer text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_term text,
  utm_content text,
  created_at text not null,
  assignee_id text references "user" ("id") on delete set null,
  read_at text,
  answered_at text,
  answered_in_time integer check (answered_in_time in (0, 1)),
  -- When the oldest message arrived that we have not answered yet.
  waiting_since text,
  stage text,
  value bigint,
  currency text,
  next_step text,
  next_step_on text,
  lost_reason text,
  closed_at text,
  check ((value is null) = (currency is null))
);

create index leads_by_fingerprint on leads (fingerprint, created_at);
create index leads_by_time on leads (created_at, id);
create index leads_by_status on leads (status, created_at, id);
create index leads_by_kind on leads (kind, created_at, id);
create index leads_by_kind_status on leads (kind, status, created_at, id);
-- Who waits for us is listed and counted from this index alone.
create index leads_waiting on leads (waiting_since, id, kind, status) where waiting_since is not null;
create index leads_by_assignee on leads (assignee_id, created_at, id);
create index leads_by_assignee_status on leads (assignee_id, status, created_at, id);
create index leads_unread on leads (created_at, id, status) where read_at is null;
create index leads_by_response on leads (kind, created_at, status, answered_at, answered_in_time, waiting_since);
-- The dashboard counts a year of leads by day and by service from this index alone.
create index leads_for_charts on leads (created_at, status, service);
create index leads_in_stages on leads (stage, created_at, id)
  where status in ('new', 'answered') and kind <> 'application';
create index leads_by_next_step on leads (next_step_on, assignee_id) where next_step_on is not null;
create index leads_by_closing on leads (closed_at, status) where closed_at is not null;

create table lead_files (
  id text primary key,
  lead_id text not null references leads (id),
  name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  storage_key text not null unique,
  -- Of an attachment, the mail, reply or draft that it belongs to.
  mail_id text,
  created_at text not null
);

create index lead_files_by_lead on lead_files (lead_id);
create index lead_files_by_mail on lead_files (mail_id);

-- Files of erased leads, by storage key: the sweep deletes them instead of moving them to the trash.
create table erased_lead_files (
  storage_key text primary key,
  erased_at text not null
);

create table lead_tags (
  lead_id text not null references leads (id) on delete cascade,
  tag text not null,
  created_at text not null,
  primary key (lead_id, tag)
);

create index lead_tags_by_tag on lead_tags (tag, created_at, lead_id);

create table lead_events (
  id text primary key,
  lead_id text not null references leads (id) on delete cascade,
  kind text not null check (kind in (
    'read', 'note', 'status', 'assignee', 'tags', 'reply', 'undone', 'mail', 'call', 'offer', 'stage',
    'value', 'next-step', 'lost-reason'
  )),
  actor_id text,
  actor_name text not null,
  text text,
  before text,
  after text,
  created_at text not null
);

create index lead_events_by_lead on lead_events (lead_id, created_at, id);

-- Replies that leave later; one has the id that its event will have. `held`: why it did not leave when it was due.
create table planned_replies (
  id text primary key,
  lead_id text not null references leads (id) on delete cascade,
  actor_id text,
  actor_name text not null,
  text text not null,
  keep integer not null check (keep in (0, 1)),
  send_at text not null,
  held text check (held in ('answer', 'spam', 'address')),
  created_at text not null
);

create index planned_replies_by_lead on planned_replies (lead_id, send_at);
create index planned_replies_due on planned_replies (send_at) where held is null;

-- What people have written to a lead and not sent.
create table reply_drafts (
  id text primary key,
  lead_id text not null references leads (id) on delete cascade,
  account_id text not null references "user" ("id") on delete cascade,
  text text not null,
  changed_at text not null,
  unique (lead_id, account_id)
);

create index reply_drafts_by_account on reply_drafts (account_id);

-- Mails that were received, each once; the event of a mail has its id. `message_id`: its Message-ID, or a hash of a mail without one.
-- `bounced`: of a bounce, the message id in the outbox of the email that was not delivered. `refused`: JSON, the attachments
-- that were not kept, and why.
create table lead_mails (
  id text primary key,
  lead_id text not null references leads (id) on delete cascade,
  message_id text not null unique,
  from_name text not null,
  from_address text not null,
  subject text not null,
  text text not null,
  quoted text not null,
  kind text not null check (kind in ('answer', 'auto-reply', 'bounce')),
  bounced text,
  refused text not null,
  received_at text not null
);

create index lead_mails_by_lead on lead_mails (lead_id, received_at, id);
create index lead_mails_by_sender on lead_mails (lower(from_address), received_at);

-- Mails that were dealt with, by a hash of what they say, so that none is stored twice.
create table received_mails (
  hash text primary key,
  received_at text not null
);

create index received_mails_by_time on received_mails (received_at);

-- How far a mailbox has been read. `name`: user, server and folder. `problem`: why it cannot be read now, as a sentence.
-- `skipped`: mails that could not be read and stayed there.
create table mailboxes (
  name text primary key,
  uid_validity text not null,
  last_uid bigint not null,
  checked_at text,
  problem text,
  problem_at text,
  "full" integer not null check ("full" in (0, 1)),
  skipped integer not null
);

-- calls: what visitors can book. `link`: the address of a video call, in which {id} is the id of the call.
create table call_kinds (
  id text primary key,
  name text not null,
  minutes integer not null,
  place text not null check (place in ('phone', 'video')),
  link text not null,
  created_at text not null
);

-- When a person takes calls. `week`: JSON, the spans of each weekday from Monday on, in `zone`. `days_off`: JSON, first and last
-- days. `kinds`: JSON, ids of the kinds of calls that the person takes.
create table call_hours (
  account_id text primary key references "user" ("id") on delete cascade,
  zone text not null,
  week text not null,
  days_off text not null,
  buffer_before integer not null,
  buffer_after integer not null,
  notice_hours integer not null,
  ahead_days integer not null,
  kinds text not null,
  changed_at text not null
);

-- The calendar of a person, in whose busy times nobody can book. `address`: encrypted. `etag`, `modified`: the version that was read.
-- `busy`: JSON, first and last milliseconds since 1970. `left_out`: events that repeat too often. `expanded_at`: when the file was
-- read; `read_at`: when it was still the same; `problem`: why the last attempt failed.
create table call_calendars (
  account_id text primary key references "user" ("id") on delete cascade,
  address text not null,
  etag text,
  modified text,
  busy text not null,
  left_out integer not null,
  expanded_at text not null,
  read_at text not null,
  tried_at text not null,
  problem text
);

-- The address at which a person's calendar program reads their calls: the hash of its key.
create table call_feeds (
  account_id text primary key references "user" ("id") on delete cascade,
  key_hash text not null unique,
  created_at text not null
);

-- A booked call; its lead holds who booked it. `kind_id`: its kind, which may be
-- deleted by now; `kind_name` to `link`: as it was then. `zone`: the visitor's. `sequence`:
-- how often the call was changed, for calendars. `time_set_at`: when its time was chosen.
create table calls (
  id text primary key,
  lead_id text not null unique references leads (id) on delete cascade,
  account_id text references "user" ("id") on delete set null,
  kind_id text not null,
  kind_name text not null,
  minutes integer not null,
  place text not null check (place in ('phone', 'video')),
  link text not null,
  starts_at text not null,
  zone text not null,
  state text not null check (state in ('booked', 'held', 'no-show', 'cancelled')),
  sequence integer not null,
  time_set_at text not null,
  created_at text not null
);

create index calls_by_start on calls (starts_at, id);
create index calls_by_account on calls (account_id, starts_at);

-- The five minutes, counted since 1970, that a booked call with its buffers takes of a person's time: nobody is booked twice.
create table call_times (
  account_id text not null references "user" ("id") on delete cascade,
  unit integer not null,
  call_id text not null references calls (id) on delete cascade,
  primary key (account_id, unit)
);

create index call_times_by_call on call_times (call_id);

-- newsletter: double opt-in, with the consent that was given.
-- `consent_source`: where the consent of an imported address is documented; null for the sign-up form. `consent_ip`: from which IP
-- address it was given, if an imported list says so. `import_id`: the import that added it, until anything else changes it.
-- `tags`, `topics`: JSON lists, null for none; who has not chosen topics gets all of them. `paused_until`: gets no issues until then.
create table newsletter_subscribers (
  id text primary key,
  email text not null,
  email_lower text not null unique,
  state text not null default 'pending' check (state in ('pending', 'confirmed', 'unsubscribed')),
  nonce text,
  consent_version text not null default '',
  consent_at text not null default '',
  consent_source text,
  consent_ip text,
  confirmed_at text,
  unsubscribed_at text,
  import_id text,
  import_at text,
  before_import text,
  first_name text,
  company text,
  language text,
  tags text,
  topics text,
  paused_until text,
  created_at text not null
);

create index newsletter_subscribers_newest on newsletter_subscribers (created_at, id);
create index newsletter_subscribers_by_state on newsletter_subscribers (state, created_at, id);

-- blog: what lists, search and feeds read. Posts are written in content_documents, as "post:<id>"; the row of a draft shows it as
-- it is, that of another post what is published. `publish_at` is the moment (UTC) by which posts are sorted, `published_on` the day
-- that readers see. `seo_title` to `share_image`: what search engines and shared links show instead of title, summary and cover.
-- `related`: JSON, ids of posts. `deleted_at`: when it was moved to the trash.
create table posts (
  id text primary key,
  slug text not null unique,
  title text not null,
  summary text not null,
  markdown text not null,
  author text not null,
  category text not null,
  tags text not null,
  image text not null,
  image_alt text not null,
  seo_title text not null default '',
  seo_description text not null default '',
  share_image text not null default '',
  related text not null default '[]',
  status text not null check (status in ('draft', 'published', 'off')),
  published_on text not null,
  publish_at text not null,
  read_time text not null,
  search_text text not null,
  admin_search_text text not null default '',
  created_at text not null,
  updated_at text not null,
  deleted_at text
);

-- Lists and counts of public posts are answered from indexes alone; see also 0002-search.
create index posts_by_category on posts (deleted_at, status, category, publish_at, id);

-- Former slugs; each redirects straight to the current address of its post.
create table post_redirects (
  slug text primary key,
  post_id text not null references posts (id),
  created_at text not null
);

create index post_redirects_by_post on post_redirects (post_id);

-- Addresses of posts on the site from which they were imported, as paths in lower case or "/?p=12"; each redirects to its
-- post.
create table post_addresses (
  path text primary key,
  post_id text not null references posts (id),
  created_at text not null
);

create index post_addresses_by_post on post_addresses (post_id);

-- Imports of posts from another system. `storage_key`: the uploaded file, as long as it is needed. `facts`: JSON, what is in it.
-- `choices`: JSON, how it is imported.
create table imports (
  id text primary key,
  file_name text not null,
  storage_key text unique,
  state text not null check (state in ('reading', 'ready', 'running', 'done', 'undoing', 'undone', 'failed')),
  -- Why the file could not be read, as a sentence.
  failure text,
  facts text,
  choices text,
  author_id text,
  author_name text not null,
  created_at text not null,
  started_at text,
  finished_at text
);

create index imports_newest on imports (created_at, id);
create index imports_by_state on imports (state, created_at);

-- The posts of an import, and the pictures that they show.
create table import_entries (
  import_id text not null references imports (id) on delete cascade,
  kind text not null check (kind in ('post', 'picture')),
  -- Of a post: its id in the export; of a picture: a hash of its address.
  source text not null,
  position integer not null,
  -- What is the same in another export of the same post.
  origin text not null,
  -- Of a post: its title; of a picture: its address.
  title text not null,
  -- JSON of a post, until the import can't be undone any more.
  body text,
  state text not null check (state in ('waiting', 'done', 'skipped', 'failed', 'undone')),
  -- Why it was skipped, failed or changed, as a sentence.
  note text,
  -- Of a post: its id here; of a picture: its address in the library.
  target text,
  -- Of a post: the version of its document that the import made; a later one is somebody's.
  version integer not null default 1,
  -- 1: a picture that was not in the library before.
  is_new integer not null default 0 check (is_new in (0, 1)),
  primary key (import_id, kind, source)
);

create index import_entries_by_state on import_entries (import_id, kind, state, position);
create index import_entries_by_origin on import_entries (origin, state);

-- content: the published revision of a document replaces its default in the folder content/.
create table content_documents (
  key text primary key,
  version integer not null,
  published_id text,
  draft_id text,
  -- When visitors stopped seeing the document; null while they see it.
  off_at text
);

-- Every published state, and the drafts: the current one and those set aside.
create table content_revisions (
  id text primary key,
  document text not null references content_documents (key),
  state text not null check (state in ('draft', 'published')),
  body text not null,
  note text,
  author_id text,
  author_name text not null,
  saved_at text not null
);

create index content_revisions_by_document on content_revisions (document, saved_at, id);

-- Newsletter issues that are being sent, were sent or were stopped. They are written in content_documents, as "issue:<id>";
-- `revision_id`: the text that is sent, which can't be changed from then on.
create table newsletter_issues (
  id text primary key,
  revision_id text not null unique references content_revisions (id),
  subject text not null,
  state text not null check (state in ('sending', 'paused', 'sent', 'cancelled')),
  -- Those who had confirmed by then get it.
  started_at text not null,
  -- The last subscriber who is listed in newsletter_recipients, by id; and when all were.
  listed_to text not null,
  listed_at text,
  -- The last recipient whose email is in the outbox, by id; and when all were.
  queued_to text not null,
  queued_at text,
  finished_at text,
  recipients integer not null,
  -- Why it was stopped by itself, as a sentence.
  failure text,
  -- Who wrote it.
  author_name text not null,
  -- Of its public page, /newsletter/SLUG; null if it never had one. When it was withdrawn from there.
  slug text unique,
  withdrawn_at text
);

create index newsletter_issues_by_state on newsletter_issues (state, started_at);

-- Issues that came back or were reported as spam, by subscriber: the worst that was said of each. `detail`: what the server said.
create table newsletter_bounces (
  subscriber_id text not null references newsletter_subscribers (id) on delete cascade,
  issue_id text not null references newsletter_issues (id) on delete cascade,
  kind text not null check (kind in ('temporary', 'permanent', 'complaint')),
  detail text not null,
  created_at text not null,
  primary key (subscriber_id, issue_id)
);

create index newsletter_bounces_by_issue on newsletter_bounces (issue_id);

-- Addresses that get no issues any more. `email_lower`: of an erased person a keyed hash, with an empty email.
create table suppressed_addresses (
  email_lower text primary key,
  email text not null,
  reason text not null check (reason in ('bounce', 'complaint')),
  detail text not null,
  source text not null check (source in ('mailbox', 'server', 'ses', 'postmark', 'mailgun', 'person')),
  issue_id text,
  created_at text not null
);

create index suppressed_addresses_newest on suppressed_addresses (created_at, email_lower);

-- Who gets an issue, and what became of it. `subscriber_id` stays when the person is erased; the address becomes empty then.
-- `reason`: why it failed or was skipped, as a word of model/newsletter/recipient.ts or the mail server's sentence. `at`: since when.
create table newsletter_recipients (
  issue_id text not null references newsletter_issues (id) on delete cascade,
  subscriber_id text not null,
  email text not null,
  state text not null check (state in ('waiting', 'sent', 'failed', 'skipped')),
  reason text,
  at text,
  primary key (issue_id, subscriber_id)
);

create index newsletter_recipients_by_state on newsletter_recipients (issue_id, state, subscriber_id);
create index newsletter_recipients_by_subscriber on newsletter_recipients (subscriber_id);

-- How many emails of issues began to leave in a minute ("2026-11-29T08:30", UTC), and in the last second, while limits are set.
create table newsletter_rates (
  start text primary key,
  count integer not null
);

-- The links of an issue, by their place in its text, and how often they were followed.
create table newsletter_links (
  issue_id text not null,
  number integer not null,
  url text not null,
  clicks integer not null default 0,
  primary key (issue_id, number)
);

-- Who followed a link first when: only of those who agreed to be counted.
create table newsletter_clicks (
  issue_id text not null,
  number integer not null,
  subscriber_id text not null references newsletter_subscribers (id) on delete cascade,
  clicked_at text not null,
  primary key (issue_id, number, subscriber_id)
);

create index newsletter_clicks_by_subscriber on newsletter_clicks (subscriber_id, clicked_at);

-- Offers to leads. They are written in content_documents, as "offer:<id>"; `revision_id`: the text that was sent last. `number`: of
-- the lead's offers. `total`: what was sent or accepted, with tax, in minor units of `currency`. `chosen`: JSON, the indexes of the
-- optional lines that the client has added. `message`: what was written in the email. `recipients`: JSON, all addresses to which it was
-- sent, in order; `recipient`: the last. `expires_on`: its last day.
create table offers (
  id text primary key,
  lead_id text not null references leads (id) on delete cascade,
  number integer not null,
  state text not null check (state in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
  revision_id text references content_revisions (id),
  recipient text,
  recipients text not null default '[]',
  message text,
  sent_at text,
  sent_by text,
  expires_on text,
  total bigint,
  currency text,
  -- What the client has answered.
  answered_at text,
  accepted_name text,
  chosen text not null default '[]',
  decline_reason text,
  created_at text not null,
  unique (lead_id, number)
);

create index offers_by_revision on offers (revision_id);

-- When clients opened the page of an offer. `recipient`: whose link it was; null for one that was copied.
create table offer_views (
  id text primary key,
  offer_id text not null references offers (id) on delete cascade,
  revision_id text not null,
  recipient text,
  seen_at text not null
);

create index offer_views_by_offer on offer_views (offer_id, seen_at);

-- What is to be published, unpublished or sent at a time. A plan to publish or send has its own copy of the draft.
create table plans (
  id text primary key,
  document text not null,
  action text not null check (action in ('publish', 'unpublish', 'send')),
  revision_id text references content_revisions (id),
  due_at text not null,
  state text not null check (state in ('pending', 'done', 'failed', 'cancelled')),
  -- Why it could not run, as a sentence.
  failure text,
  author_id text,
  author_name text not null,
  created_at text not null,
  finished_at text
);

create index plans_by_state on plans (state, due_at, id);
create index plans_by_document on plans (document, state);

-- One of each kind at a time.
create unique index plans_pending on plans (document, action) where state = 'pending';

-- Requests to publish a draft.
create table reviews (
  id text primary key,
  document text not null,
  state text not null check (state in ('open', 'approved', 'sent-back')),
  note text not null,
  -- The one person who was asked; null: everyone who may publish.
  reviewer_id text,
  author_id text not null,
  author_name text not null,
  created_at text not null,
  -- What the person wrote who sent it back.
  answer text,
  answered_by text,
  answered_at text,
  -- The version that was approved without being published.
  approved_version integer
);

create index reviews_by_document on reviews (document, created_at, id);

-- One at a time.
create unique index reviews_open on reviews (document) where state = 'open';

-- Comments on a field of a content document.
create table comment_threads (
  id text primary key,
  document text not null,
  -- With the ids of the entries that the field is in.
  path text not null,
  -- How the field was called.
  place text not null,
  created_at text not null,
  resolved_at text,
  resolved_by text
);

create index comment_threads_by_document on comment_threads (document);

create table comments (
  id text primary key,
  thread_id text not null references comment_threads (id),
  author_id text not null,
  text text not null,
  created_at text not null
);

create index comments_by_thread on comments (thread_id, created_at, id);

-- Links by which people without an account see a draft.
create table preview_links (
  id text primary key,
  document text not null,
  -- Who made it; a link ends with the account.
  user_id text not null references "user" ("id") on delete cascade,
  created_at text not null,
  expires_at text not null
);

create index preview_links_by_document on preview_links (document, created_at);
create index preview_links_by_user on preview_links (user_id);
create index preview_links_by_end on preview_links (expires_at);

-- media: uploaded pictures. Their files are in DATA_DIR/media/<id>/<version>/.
create table media (
  id text primary key,
  name text not null,
  -- File name of its pictures; part of their address, so it never changes.
  slug text not null,
  alt text not null,
  -- "<token>-<width>x<height>"; changes with every replacement, so that no cache is stale.
  version text not null,
  width integer not null,
  height integer not null,
  -- Of the uploaded file: the same bytes are stored once.
  sha256 text not null unique,
  -- "photo", "svg", or the ending of the film whose first frame the picture is: "mp4", "webm".
  format text not null default 'photo',
  -- 1: a picture without alt text that is not decorative; it waits to be described.
  needs_alt integer not null default 0,
  -- What crops keep in view, in percent of width and height: "30x70"; null: not chosen.
  focus text,
  search_text text not null,
  -- Extension of the upload, which is kept until all sizes are made from it; null: all are there.
  unfinished text,
  attempts integer not null default 0,
  -- The next attempt. Set before each one, so that a process that dies does not keep others from it.
  due_at text,
  created_at text not null,
  updated_at text not null
);

create index media_newest on media (created_at, id);
create index media_unfinished on media (due_at) where unfinished is not null;
create index media_without_alt on media (created_at, id) where needs_alt = 1;

-- Fonts of the theme; their files are in DATA_DIR/files.
create table fonts (
  -- The beginning of the file's SHA-256; part of its address.
  id text primary key,
  name text not null,
  storage_key text not null unique,
  -- Its letters for share pictures.
  outlines text not null,
  created_at text not null
);

-- not-found: requested paths without a page, in lower case; the path 'probes' counts all vulnerability scans together.
create table not_found_paths (
  path text primary key,
  hits integer not null,
  referrer text,
  dismissed integer not null check (dismissed in (0, 1)),
  first_seen_at text not null,
  last_seen_at text not null
);

create index not_found_paths_by_hits on not_found_paths (hits, last_seen_at);

-- insights: visits that have not ended. `visitor` is a keyed hash of address and browser; its key of the day is in visit_salts until
-- the day ends. `body`: JSON (server/features/insights/visit-row.ts).
create table visits (
  visitor text primary key,
  day text not null,
  seen_at text not null,
  body text not null
);

create index visits_by_end on visits (seen_at);

create table visit_salts (
  day text primary key,
  salt text not null
);

-- What people write on the time line of the visits, such as "New pricing published".
create table insight_notes (
  id text primary key,
  day text not null,
  text text not null,
  author_name text not null,
  created_at text not null
);

create index insight_notes_by_day on insight_notes (day, id);

-- What led to a lead or subscriber, as far as its visit was counted. `pages`: JSON, those opened before, in order.
create table conversions (
  id text primary key,
  kind text not null check (kind in ('inquiry', 'partner', 'application', 'call', 'subscription')),
  lead_id text unique references leads (id) on delete cascade,
  subscriber_id text unique references newsletter_subscribers (id) on delete cascade,
  first_source text not null,
  first_campaign text not null,
  last_source text not null,
  last_campaign text not null,
  entry text not null,
  pages text not null,
  created_at text not null
);

create index conversions_by_time on conversions (created_at);

-- mail and webhooks: outgoing messages, written in the transaction that causes them, sent by a worker.
-- `requeued_at`: when somebody last sent a message again; its three days of retries start there.
-- `recipient_key`: of mail to an unverified address, which is limited by recipient and by day.
create table outbox (
  id text primary key,
  channel text not null check (channel in ('mail', 'webhook')),
  topic text not null,
  recipient text not null,
  recipient_key text,
  subject_id text,
  payload text not null,
  message_id text not null unique,
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'paused')),
  attempts integer not null,
  due_at text not null,
  claim text,
  claimed_until text,
  last_error text,
  requeued_at text,
  -- The newsletter issue that an email is a copy of.
  issue_id text,
  -- JSON: the email as it was sent, without the keys of its links.
  sent_copy text,
  -- When somebody decided that a failed message needs no attention any more.
  dismissed_at text,
  created_at text not null,
  finished_at text
);

create index outbox_due on outbox (channel, state, due_at);
-- What is due besides issues, of which thousands may be.
create index outbox_due_others on outbox (channel, state, due_at) where issue_id is null;
create index outbox_by_subject on outbox (subject_id);
create index outbox_by_issue on outbox (issue_id, state, due_at) where issue_id is not null;
create index outbox_by_recipient on outbox (lower(recipient));
-- The mail list and its search by recipient read one of these alone, newest first, without the messages.
create index outbox_list on outbox (id, topic, recipient);
create index outbox_list_by_state on outbox (state, id, topic, recipient);
create index outbox_by_webhook on outbox (payload, id) where channel = 'webhook';
create index outbox_unverified on outbox (recipient_key, created_at) where recipient_key is not null;
create index outbox_unverified_by_day on outbox (created_at) where recipient_key is not null;

create table webhooks (
  id text primary key,
  url text not null,
  secret text not null,
  events text not null,
  active integer not null check (active in (0, 1)),
  -- Signs as well until then, after the secret was rotated.
  old_secret text,
  old_secret_until text,
  created_at text not null
);

-- What became of each attempt to deliver an event. `status`: of HTTP, null without an answer. `duration`: milliseconds.
create table webhook_attempts (
  id text primary key,
  webhook_id text not null references webhooks (id) on delete cascade,
  outbox_id text not null references outbox (id) on delete cascade,
  attempt integer not null,
  started_at text not null,
  duration integer not null,
  status integer,
  error text
);

create index webhook_attempts_by_delivery on webhook_attempts (outbox_id, id);
create index webhook_attempts_by_webhook on webhook_attempts (webhook_id);

-- The public pages that search engines were told of, with when they were changed; '' if that is not known.
create table announced_pages (
  path text primary key,
  changed_at text not null
);

-- Shared by the instances on one database. Keys are keyed hashes of client addresses and accounts.
create table failed_attempts (
  key text primary key,
  count integer not null,
  wait_until text not null,
  forget_at text not null
);
create index failed_attempts_by_end on failed_attempts (forget_at);

-- Written by rate-limiter-flexible; `expire` is in milliseconds since 1970.
create table rate_limits (
  key text primary key,
  points integer not null,
  expire bigint
);

create table leases (
  name text primary key,
  holder text not null,
  until text not null
);

-- Who has a document or post open. A tab writes its row every few seconds; after `until` it no longer counts.
create table presence (
  session_id text not null,
  tab text not null,
  subject text not null,
  place text not null,
  is_reading integer not null,
  since text not null,
  until text not null,
  primary key (session_id, tab)
);
create index presence_by_end on presence (until);
