-- Search in leads by the beginnings of words. The words are folded by the server (server/leads/search-words.ts).
create table lead_texts (
  number integer generated always as identity primary key,
  lead_id text not null unique references leads (id) on delete cascade,
  words text not null,
  vector tsvector not null generated always as (array_to_tsvector(string_to_array(words, ' '))) stored
);

create index lead_words on lead_texts using gin (vector);
