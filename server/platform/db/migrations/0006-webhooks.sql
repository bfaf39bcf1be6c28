-- Addresses of other systems that are told of what happens here; each delivery is a row of the outbox.
create table webhooks (
  id text primary key,
  url text not null,
  secret text not null,
  events text not null,
  active integer not null check (active in (0, 1)),
  created_at text not null
);
