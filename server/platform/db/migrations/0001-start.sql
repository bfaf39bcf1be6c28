-- Runs on SQLite and PostgreSQL alike: times are UTC ISO 8601 text, booleans 0 or 1, ids UUIDv7 text.
-- A statement ends with a semicolon at the end of a line.

create table settings (
  key text primary key,
  value text not null
);

create table newsletter_subscribers (
  id text primary key,
  email text not null,
  address_key text not null unique,
  created_at text not null
);

create table faqs (
  id text primary key,
  position integer not null,
  question text not null,
  answer text not null,
  created_at text not null,
  updated_at text not null
);

create table posts (
  id text primary key,
  slug text not null unique,
  title text not null,
  summary text not null,
  markdown text not null,
  author text not null,
  category text not null,
  tags text not null,
  image text not null,
  image_alt text not null,
  status text not null check (status in ('draft', 'published')),
  published_at text not null,
  read_time text not null,
  search_text text not null,
  created_at text not null,
  updated_at text not null
);

create index posts_newest on posts (status, published_at, id);

create table inquiries (
  id text primary key,
  reference text not null unique,
  idempotency_key text not null unique,
  fingerprint text not null,
  name text not null,
  email text not null,
  details text not null,
  service text,
  budget text,
  status text not null check (status in ('new', 'spam')),
  spam_reason text,
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

create index inquiries_newest on inquiries (status, created_at);

create table files (
  id text primary key,
  inquiry_id text not null references inquiries (id),
  name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  storage_key text not null unique,
  created_at text not null
);

create index files_of_inquiry on files (inquiry_id);
