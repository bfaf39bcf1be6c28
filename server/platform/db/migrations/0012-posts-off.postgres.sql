-- When a post is taken off; null: not planned.
alter table posts add column off_at text;

-- Indexes that lists and counts of public posts are answered from hold it, too.
drop index posts_public;
drop index posts_by_category;
create index posts_public on posts (deleted_at, status, publish_at, id, off_at);
create index posts_by_category on posts (deleted_at, status, category, publish_at, id, off_at);
create index posts_off on posts (off_at) where off_at is not null;
