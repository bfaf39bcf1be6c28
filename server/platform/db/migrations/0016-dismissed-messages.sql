-- When somebody decided that a failed message needs no attention any more.
alter table outbox add column dismissed_at text;
