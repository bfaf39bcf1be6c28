-- Everything that is to leave the house: written in the transaction of what caused it, sent by a worker (server/outbox).
create table outbox (
  id text primary key,
  channel text not null check (channel in ('mail', 'webhook')),
  topic text not null,
  recipient text not null,
  subject_id text,
  payload text not null,
  message_id text not null unique,
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'held')),
  tries integer not null,
  due_at text not null,
  lease text,
  leased_until text,
  last_fault text,
  created_at text not null,
  finished_at text
);

create index outbox_due on outbox (channel, state, due_at);
create index outbox_of_subject on outbox (subject_id);
