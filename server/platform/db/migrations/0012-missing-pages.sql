-- Addresses that were asked for and have no page, in lower case as redirects are; 'probes' counts all attacks together.
create table missing_pages (
  path text primary key,
  hits integer not null,
  referrer text,
  dismissed integer not null check (dismissed in (0, 1)),
  first_seen text not null,
  last_seen text not null
);

create index missing_pages_least on missing_pages (hits, last_seen);

-- When a person last asked for a message once more; its three days of patience begin there.
alter table outbox add column again_at text;

-- The list of all mail: filters and the search for a recipient read one of these alone, newest first, without the messages.
create index outbox_listed on outbox (id, topic, recipient);
create index outbox_listed_by_state on outbox (state, id, topic, recipient);

-- The deliveries of one webhook.
create index outbox_of_webhook on outbox (payload, id) where channel = 'webhook';
