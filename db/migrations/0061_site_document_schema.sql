-- Which version of the settings schema a document was written for; it is migrated from there when it is read.
alter table site_versions add column schema_version integer not null default 1 check (schema_version > 0);
