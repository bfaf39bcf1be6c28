-- Files of erased leads, by storage key: the sweep deletes them for good instead of keeping them in the trash.
create table erased_files (storage_key text primary key, erased_at text not null);
