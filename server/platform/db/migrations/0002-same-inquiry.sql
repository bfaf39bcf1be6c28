-- Before an inquiry is stored, one of the same content is looked for.
create index inquiries_same on inquiries (fingerprint, created_at);
