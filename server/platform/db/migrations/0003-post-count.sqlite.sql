-- The number of public posts is counted from this index, a fifth of the size of posts_public.
create index posts_counted on posts (deleted_at, status, publish_at);
