-- Newsletter letters. What is sent is the text as it is when sending starts: it can't be changed from then on.
create table letters (
  id text primary key,
  subject text not null,
  preheader text not null,
  markdown text not null,
  state text not null check (state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  version integer not null,
  due_at text,
  -- Those who had confirmed by then get it.
  started_at text,
  -- The last subscriber whose email is in the outbox, by id; and when all were.
  queued_to text not null,
  queued_at text,
  finished_at text,
  recipients integer not null,
  sent integer not null,
  -- Why it was not sent at its time, as a sentence.
  failure text,
  -- Who saved it last.
  author_id text,
  author_name text not null,
  created_at text not null,
  updated_at text not null
);

create index letters_newest on letters (created_at, id);
create index letters_by_state on letters (state, due_at);

alter table outbox add column letter_id text;

create index outbox_by_letter on outbox (letter_id, state, due_at) where letter_id is not null;
