-- Open inquiries are counted from this index alone: with answered_at, no rows are read.
drop index leads_by_kind_status;
create index leads_by_kind_status on leads (kind, status, created_at, id, answered_at);
