-- What search engines and shared links show instead of title, summary and cover. `related`: JSON, ids of posts.
alter table posts add column seo_title text not null default '';
alter table posts add column seo_description text not null default '';
alter table posts add column share_image text not null default '';
alter table posts add column related text not null default '[]';
