-- Full-text search in leads, by prefix. The server folds the words (server/features/leads/search-words.ts).
create table lead_search (
  number integer primary key autoincrement,
  lead_id text not null unique references leads (id) on delete cascade,
  words text not null
);

create virtual table lead_search_index using fts5 (
  words,
  content = 'lead_search',
  content_rowid = 'number',
  detail = none,
  columnsize = 0,
  prefix = '2 3',
  tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'"
);

-- Erased words must not stay in old pages of the index.
insert into lead_search_index (lead_search_index, rank) values ('secure-delete', 1);

create trigger lead_search_added after insert on lead_search
begin insert into lead_search_index (rowid, words) values (new.number, new.words); end;

create trigger lead_search_removed after delete on lead_search
begin insert into lead_search_index (lead_search_index, rowid, words) values ('delete', old.number, old.words); end;

create trigger lead_search_changed after update on lead_search
begin insert into lead_search_index (lead_search_index, rowid, words) values ('delete', old.number, old.words); insert into lead_search_index (rowid, words) values (new.number, new.words); end;

-- Also for the beginning of an address.
create index leads_by_address on leads (lower(email));

-- SQLite stores a post's long text in its row; these indexes hold the search texts so that a search reads no rows.
create index posts_public on posts (deleted_at, status, publish_at, id, slug, updated_at, search_text);
create index posts_newest on posts (deleted_at, publish_at, id, admin_search_text);
-- The number of public posts is counted from this index, a fifth of the size of posts_public.
create index posts_counted on posts (deleted_at, status, publish_at);
