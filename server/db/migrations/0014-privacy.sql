-- Where an address that did not come by the site's own box says its consent stands; null for the box.
alter table newsletter_subscribers add column consent_source text;

create index if not exists subscribers_newest on newsletter_subscribers (created_at, id);
create index if not exists subscribers_of_state on newsletter_subscribers (state, created_at, id);

-- What is stored on an e-mail address is found by it.
create index leads_by_address on leads (lower(email));
create index outbox_by_recipient on outbox (lower(recipient));

-- The overview counts a year of leads by day and by service without reading them.
create index leads_for_charts on leads (created_at, status, service);

create index audit_log_of_person on audit_log (actor_id, created_at, id);
