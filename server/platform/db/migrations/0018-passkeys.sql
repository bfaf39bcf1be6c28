-- Passkeys (WebAuthn credentials) of people; id and public key as base64url, transports as a JSON list.
create table passkeys (
  id text primary key,
  user_id text not null references "user" ("id") on delete cascade,
  name text not null,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  created_at text not null,
  last_used_at text
);

create index passkeys_of_user on passkeys (user_id, created_at);
