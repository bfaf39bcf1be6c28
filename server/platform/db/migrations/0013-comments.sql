-- Comments on a field of a content document.
create table comment_threads (
  id text primary key,
  document text not null,
  -- In the body in comment_bases; "*" in place of a list entry that was removed.
  path text not null,
  -- Hash of that entry, to find it if it comes back.
  removed text,
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

-- The version of a document whose paths its threads have.
create table comment_bases (
  document text primary key,
  body text not null
);
