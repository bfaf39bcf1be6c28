-- Counts of ended visits, by day ("2026-11-28") and by month ("2026-11"). `filter`: '' for all visits, or those with a value of
-- another dimension, such as "source=example.com". `dimension` and `value`: '' for the sum.
create table insight_sums (
  filter text not null,
  dimension text not null,
  period text not null,
  value text not null,
  views integer not null,
  visits integer not null,
  bounces integer not null,
  -- More than two billion in a busy month, or made up.
  seconds bigint not null,
  readings integer not null,
  depth bigint not null,
  inquiries integer not null,
  partners integer not null,
  applications integer not null,
  calls integer not null,
  subscriptions integer not null,
  primary key (filter, dimension, period, value)
);

create index insight_sums_by_period on insight_sums (period);
