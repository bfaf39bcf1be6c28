-- Double opt-in: an address counts once its owner has confirmed it; what was agreed to, and when, is kept.
alter table newsletter_subscribers add column state text not null default 'pending' check (state in ('pending', 'confirmed', 'unsubscribed'));
alter table newsletter_subscribers add column nonce text;
alter table newsletter_subscribers add column consent_version text not null default '';
alter table newsletter_subscribers add column consent_at text not null default '';
alter table newsletter_subscribers add column confirmed_at text;
alter table newsletter_subscribers add column unsubscribed_at text;
update newsletter_subscribers set consent_at = created_at;
