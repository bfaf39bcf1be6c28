-- A post appears at its moment (UTC); the day in published_at stays what readers are shown.
alter table posts add column publish_at text not null default '';
update posts set publish_at = published_at || 'T00:00:00.000Z';
alter table posts add column version integer not null default 1;
-- When it was put into the trash.
alter table posts add column deleted_at text;
-- Title and author as search-text.ts folds them; the start fills it for older posts.
alter table posts add column admin_search text not null default '';

drop index posts_newest;
create index posts_public on posts (deleted_at, status, publish_at, id);
create index posts_of_category on posts (deleted_at, status, category, publish_at, id);
create index posts_newest on posts (deleted_at, publish_at, id);

-- Every save of a post, with its texts as JSON.
create table post_revisions (
  id text primary key,
  post_id text not null references posts (id),
  version integer not null,
  note text not null,
  title text not null,
  fields text not null,
  actor_id text,
  actor_name text not null,
  created_at text not null
);

create unique index revisions_of_post on post_revisions (post_id, version);

-- What somebody has typed and not saved; post_id is empty for a new post.
create table post_working_copies (
  post_id text not null,
  person_id text not null,
  base_version integer not null,
  fields text not null,
  saved_at text not null,
  primary key (post_id, person_id)
);

-- Addresses that posts had before; each leads straight to where its post is today.
create table post_redirects (
  slug text primary key,
  post_id text not null references posts (id),
  created_at text not null
);

create index redirects_of_post on post_redirects (post_id);
