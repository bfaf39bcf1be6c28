-- JSON: the email as it was sent, without the keys of its links.
alter table outbox add column sent_copy text;
