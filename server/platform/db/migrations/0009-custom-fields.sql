-- JSON: the answers to fields that an owner has added to the form.
alter table leads add column custom_fields text;
