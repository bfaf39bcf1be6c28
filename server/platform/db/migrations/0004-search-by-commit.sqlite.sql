-- FTS5 writes to its index at every savepoint, so each commit adds its new leads at its end (index-new-leads.ts).
create table lead_search_pending (
  number integer primary key
);

drop trigger lead_search_added;

create trigger lead_search_added after insert on lead_search
begin insert into lead_search_pending (number) values (new.number); end;

create trigger lead_search_indexed after delete on lead_search_pending
begin insert into lead_search_index (rowid, words) select number, words from lead_search where number = old.number; end;

-- What is not in the index cannot be removed from it.
create trigger lead_search_removing before delete on lead_search
begin delete from lead_search_pending where number = old.number; end;

create trigger lead_search_changing before update on lead_search
begin delete from lead_search_pending where number = old.number; end;
