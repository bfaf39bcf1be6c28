-- How often what a row says has happened: failed sign-ins and denied actions are counted by the hour.
alter table audit_log add column times integer not null default 1;
