-- Mail to an address that nobody has proven to be theirs is limited by recipient and by day (server/outbox/unverified-mail.ts).
alter table outbox add column recipient_key text;

create index outbox_unverified on outbox (recipient_key, created_at) where recipient_key is not null;
create index outbox_unverified_by_day on outbox (created_at) where recipient_key is not null;
