-- The inbox: who takes care of a lead, what happened to it, and the indexes that answer its lists.
alter table leads add column owner_id text references "user" ("id") on delete set null;
alter table leads add column opened_at text;
alter table leads add column answered_at text;
alter table leads add column answered_in_time integer check (answered_in_time in (0, 1));

create index leads_by_time on leads (created_at, id);
create index leads_by_status on leads (status, created_at, id);
create index leads_by_kind on leads (kind, created_at, id);
create index leads_by_kind_status on leads (kind, status, created_at, id);
create index leads_by_owner on leads (owner_id, created_at, id);
create index leads_by_owner_status on leads (owner_id, status, created_at, id);
create index leads_unread on leads (created_at, id, status) where opened_at is null;
create index leads_promise on leads (kind, created_at, status, answered_at, answered_in_time);
drop index leads_newest;

create table lead_tags (
  lead_id text not null references leads (id) on delete cascade,
  tag text not null,
  created_at text not null,
  primary key (lead_id, tag)
);

create index lead_tags_by_tag on lead_tags (tag, created_at, lead_id);

create table lead_events (
  id text primary key,
  lead_id text not null references leads (id) on delete cascade,
  kind text not null check (kind in ('opened', 'note', 'status', 'owner', 'tags', 'reply')),
  actor_id text,
  actor_name text not null,
  text text,
  before text,
  after text,
  created_at text not null
);

create index lead_events_of_lead on lead_events (lead_id, created_at, id);
