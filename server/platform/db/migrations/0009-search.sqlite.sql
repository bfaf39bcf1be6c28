-- Search in leads by the beginnings of words. The words are folded by the server (server/leads/search-words.ts).
create table lead_texts (
  number integer primary key autoincrement,
  lead_id text not null unique references leads (id) on delete cascade,
  words text not null
);

create virtual table lead_words using fts5 (
  words,
  content = 'lead_texts',
  content_rowid = 'number',
  detail = none,
  columnsize = 0,
  prefix = '2 3',
  tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'"
);

-- What is erased must not stay in the index's old pages.
insert into lead_words (lead_words, rank) values ('secure-delete', 1);

create trigger lead_texts_added after insert on lead_texts
begin insert into lead_words (rowid, words) values (new.number, new.words); end;

create trigger lead_texts_removed after delete on lead_texts
begin insert into lead_words (lead_words, rowid, words) values ('delete', old.number, old.words); end;

create trigger lead_texts_changed after update on lead_texts
begin insert into lead_words (lead_words, rowid, words) values ('delete', old.number, old.words); insert into lead_words (rowid, words) values (new.number, new.words); end;
