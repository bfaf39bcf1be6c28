-- Who has a document or post open. A tab writes its row every few seconds; after `until` it no longer counts.
create table presence (
  session_id text not null,
  tab text not null,
  subject text not null,
  place text not null,
  is_reading integer not null,
  since text not null,
  until text not null,
  primary key (session_id, tab)
);
create index presence_by_end on presence (until);
