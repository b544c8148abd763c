-- From when a request waits for the owner; null when nobody waits. It lies ahead in one that is put off.
alter table contact_requests add waits_from timestamptz;

update contact_requests set waits_from = created_at
where folder = 'inbox' and status = 'new' and record ->> 'erasedAt' is null;

create index contact_requests_that_wait on contact_requests (waits_from, sequence)
where waits_from is not null;
