-- Authors are viewers who write: the check of the roles cannot be changed while the version before runs.
alter table "user" add column writes integer not null default 0;
alter table account_links add column writes integer not null default 0;

-- Requests to publish a draft.
create table reviews (
  id text primary key,
  document text not null,
  state text not null check (state in ('open', 'approved', 'sent-back')),
  note text not null,
  author_id text not null,
  author_name text not null,
  created_at text not null,
  -- What the person wrote who sent it back.
  answer text,
  answered_by text,
  answered_at text
);

create index reviews_by_document on reviews (document, created_at, id);

-- One at a time.
create unique index reviews_open on reviews (document) where state = 'open';
