-- The media library: pictures that the back office uploaded. Their files stand in DATA_DIR/media/<id>/<version>/.
create table media (
  id text primary key,
  name text not null,
  -- The files' own name; part of their address, so it never changes.
  slug text not null,
  alt text not null,
  -- "<token>-<width>x<height>"; another with every replacement, so that no cache is ever wrong.
  version text not null,
  width integer not null,
  height integer not null,
  -- Of the file as it was uploaded: the same bytes stand here once.
  sha256 text not null unique,
  search_text text not null,
  created_at text not null,
  updated_at text not null
);

create index media_newest on media (created_at, id);
