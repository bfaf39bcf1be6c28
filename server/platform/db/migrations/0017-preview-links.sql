-- Links by which people without an account see a draft.
create table preview_links (
  id text primary key,
  -- The key of a document, or "post:" and the id of a post.
  document text not null,
  -- Who made it; a link ends with the account.
  user_id text not null references "user" ("id") on delete cascade,
  created_at text not null,
  expires_at text not null
);

create index preview_links_by_document on preview_links (document, created_at);
create index preview_links_by_user on preview_links (user_id);
create index preview_links_by_end on preview_links (expires_at);
