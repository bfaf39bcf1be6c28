-- The owner's words: a document's published revision stands over the default of the folder content/.
create table content_documents (
  key text primary key,
  version integer not null,
  published_id text,
  draft_id text
);

-- Every state that was published, and the drafts: the one being written and those that were set aside.
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

create index content_revisions_of_document on content_revisions (document, saved_at, id);

-- The questions are a document now; nobody could change this table's copies of content/faqs.ts.
drop table faqs;
