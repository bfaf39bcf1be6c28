-- Full-text search in leads, by prefix. The server folds the words (server/features/leads/search-words.ts).
create table lead_search (
  number integer generated always as identity primary key,
  lead_id text not null unique references leads (id) on delete cascade,
  words text not null,
  vector tsvector not null generated always as (array_to_tsvector(string_to_array(words, ' '))) stored
);

create index lead_search_index on lead_search using gin (vector);

-- Also for the beginning of an address.
create index leads_by_address on leads (lower(email) text_pattern_ops);

-- Without the search texts: PostgreSQL stores long texts apart, and limits the length of an index row.
create index posts_public on posts (deleted_at, status, publish_at, id);
create index posts_newest on posts (deleted_at, publish_at, id);
