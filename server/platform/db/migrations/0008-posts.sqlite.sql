-- SQLite keeps a post's long text in the row, so a search through rows reads all of it; through these it reads none.
-- PostgreSQL keeps long texts apart, and takes no index rows as long as these.
drop index posts_public;
create index posts_public on posts (deleted_at, status, publish_at, id, slug, updated_at, search_text);
drop index posts_newest;
create index posts_newest on posts (deleted_at, publish_at, id, admin_search);
