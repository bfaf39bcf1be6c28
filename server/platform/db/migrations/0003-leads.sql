-- Inquiries, partner inquiries and applications are leads of one table: one inbox, one way to store them.
create table leads (
  id text primary key,
  kind text not null check (kind in ('inquiry', 'partner', 'application')),
  reference text not null unique,
  idempotency_key text not null unique,
  fingerprint text not null,
  status text not null check (status in ('new', 'answered', 'won', 'lost', 'spam')),
  spam_reason text,
  name text not null,
  email text not null,
  phone text,
  details text,
  service text,
  budget text,
  opening text,
  age text,
  city text,
  pincode text,
  state text,
  address text,
  interest text,
  source text,
  referrer text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_term text,
  utm_content text,
  created_at text not null
);

insert into leads (
  id, kind, reference, idempotency_key, fingerprint, status, spam_reason, name, email, details, service, budget,
  interest, source, referrer, utm_source, utm_medium, utm_campaign, utm_term, utm_content, created_at
)
select
  id, 'inquiry', reference, idempotency_key, fingerprint, status, spam_reason, name, email, details, service, budget,
  interest, source, referrer, utm_source, utm_medium, utm_campaign, utm_term, utm_content, created_at
from inquiries;

create table lead_files (
  id text primary key,
  lead_id text not null references leads (id),
  name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  storage_key text not null unique,
  created_at text not null
);

insert into lead_files (id, lead_id, name, media_type, size, sha256, storage_key, created_at)
select id, inquiry_id, name, media_type, size, sha256, storage_key, created_at from files;

drop table files;
drop table inquiries;

create index leads_newest on leads (status, created_at);
create index leads_same on leads (fingerprint, created_at);
create index files_of_lead on lead_files (lead_id);
