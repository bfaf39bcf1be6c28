-- People of the back office, as better-auth keeps them (its names; times and booleans in its own types).
create table "user" (
  "id" text not null primary key,
  "name" text not null,
  "email" text not null unique,
  "emailVerified" boolean not null,
  "image" text,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null,
  "twoFactorEnabled" boolean,
  "role" text not null check ("role" in ('owner', 'editor', 'viewer'))
);

create table "session" (
  "id" text not null primary key,
  "expiresAt" timestamp with time zone not null,
  "token" text not null unique,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references "user" ("id") on delete cascade
);

create table "account" (
  "id" text not null primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references "user" ("id") on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamp with time zone,
  "refreshTokenExpiresAt" timestamp with time zone,
  "scope" text,
  "password" text,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null
);

create table "verification" (
  "id" text not null primary key,
  "identifier" text not null,
  "value" text not null,
  "expiresAt" timestamp with time zone not null,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null
);

create table "twoFactor" (
  "id" text not null primary key,
  "secret" text not null,
  "backupCodes" text not null,
  "userId" text not null references "user" ("id") on delete cascade,
  "verified" boolean,
  "failedVerificationCount" integer,
  "lockedUntil" timestamp with time zone
);

create index "session_userId_idx" on "session" ("userId");
create index "account_userId_idx" on "account" ("userId");
create index "verification_identifier_idx" on "verification" ("identifier");
create index "twoFactor_secret_idx" on "twoFactor" ("secret");
create index "twoFactor_userId_idx" on "twoFactor" ("userId");

-- Links that let somebody choose a password: the first start's, an invitation, a reset. Only the hash of a key is kept.
create table account_links (
  id text primary key,
  kind text not null check (kind in ('set-up', 'invitation', 'reset')),
  email text not null,
  role text check (role in ('owner', 'editor', 'viewer')),
  key_hash text not null unique,
  created_by text,
  created_at text not null,
  expires_at text not null,
  used_at text
);

create index account_links_of_email on account_links (kind, email);

-- Who changed what in the back office; written in the transaction of the change.
create table audit_log (
  id text primary key,
  actor_id text,
  actor_name text not null,
  action text not null,
  subject text not null,
  summary text not null,
  created_at text not null
);

create index audit_log_newest on audit_log (created_at, id);
create index audit_log_of_subject on audit_log (subject, created_at);
