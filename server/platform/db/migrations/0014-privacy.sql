-- Where an address that did not come by the site's own box says its consent stands; null for the box.
alter table newsletter_subscribers add column consent_source text;

create index if not exists subscribers_newest on newsletter_subscribers (created_at, id);
create index if not exists subscribers_of_state on newsletter_subscribers (state, created_at, id);
