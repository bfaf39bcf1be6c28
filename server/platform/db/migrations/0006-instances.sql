-- Shared by the instances on one database. Keys are keyed hashes of client addresses and accounts.
create table failed_attempts (
  key text primary key,
  count integer not null,
  wait_until text not null,
  forget_at text not null
);
create index failed_attempts_by_end on failed_attempts (forget_at);

-- Written by rate-limiter-flexible; `expire` is in milliseconds since 1970.
create table rate_limits (
  key text primary key,
  points integer not null,
  expire bigint
);

create table leases (
  name text primary key,
  holder text not null,
  until text not null
);
