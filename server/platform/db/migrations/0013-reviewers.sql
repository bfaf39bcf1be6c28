-- The one person who was asked; null: everyone who may publish.
alter table reviews add column reviewer_id text;
-- The version that was approved without being published.
alter table reviews add column approved_version integer;
