-- When visitors stopped seeing the document; null while they see it.
alter table content_documents add column off_at text;

-- What is to be published or taken off at a time. A plan to publish has its own copy of the draft.
create table plans (
  id text primary key,
  document text not null,
  action text not null check (action in ('publish', 'take-off')),
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
