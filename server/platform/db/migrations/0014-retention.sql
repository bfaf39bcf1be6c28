-- What is stored on an e-mail address is found by it.
create index leads_by_address on leads (lower(email));
create index outbox_by_recipient on outbox (lower(recipient));

-- The overview counts a year of leads by day and by service without reading them.
create index leads_for_charts on leads (created_at, status, service);

create index audit_log_of_person on audit_log (actor_id, created_at, id);
