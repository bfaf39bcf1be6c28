-- A picture without alt text that is not decorative: it waits to be described.
alter table media add column needs_alt integer not null default 0;
-- What crops keep in view, in percent of width and height: "30x70"; null: not chosen.
alter table media add column focus text;
-- Extension of the upload, which is kept until all sizes are made from it; null: all are there.
alter table media add column unfinished text;
alter table media add column attempts integer not null default 0;
-- The next attempt. Set before each one, so that a process that dies does not keep others from it.
alter table media add column due_at text;
create index media_unfinished on media (due_at) where unfinished is not null;
create index media_without_alt on media (created_at, id) where needs_alt = 1;
