-- What the dashboard counts and the check of retention looks for, so that neither reads every record. JSON operators
-- refuse a record with a NUL: a lead with one counts as unattributed, unanswered and not entered by hand until it is
-- saved again. So does, by the defaults, what a process of the version before still adds during an upgrade.
alter table contact_requests add source text not null default 'site';
alter table contact_requests add response_minutes double precision;
alter table bookings add source text not null default 'site';
-- Neither canceled, completed nor deleted.
alter table bookings add confirmed boolean not null default false;
-- The owner entered it.
alter table bookings add by_hand boolean not null default false;

-- An erased lead has no contact, but one that the owner entered may have none either.
alter table contact_requests add erased boolean not null default false;
alter table bookings add erased boolean not null default false;

create function lead_source(attribution json) returns text language sql immutable as $$
  select case
    when attribution ->> 'partner' <> '' then 'partner'
    when btrim(attribution -> 'utm' ->> 'source', E' \t\r\n') <> ''
      then 'campaign ' || lower(btrim(attribution -> 'utm' ->> 'source', E' \t\r\n'))
    else 'site'
  end
$$;

update contact_requests set
  erased = record ->> 'erasedAt' is not null,
  source = lead_source(record -> 'attribution'),
  response_minutes = (
    select greatest(0, extract(epoch from (entry ->> 'at')::timestamptz - created_at) / 60)
    from json_array_elements(record -> 'history') with ordinality as entries (entry, position)
    where entry ->> 'status' <> 'new' order by position limit 1
  )
where record::text not like '%\\u0000%';

update bookings set
  erased = record ->> 'erasedAt' is not null,
  source = lead_source(record -> 'attribution'),
  confirmed = record ->> 'status' = 'confirmed' and record ->> 'deletedAt' is null,
  by_hand = exists (
    select from json_array_elements(record -> 'history') as entry where entry ->> 'what' = 'entered'
  )
where record::text not like '%\\u0000%';

update bookings set confirmed = standing where record::text like '%\\u0000%';

drop function lead_source;
alter table bookings alter confirmed set default true;

-- Each answers its statements alone: counts of the inbox, by partner too, and of what lies ahead.
create index contact_requests_to_count on contact_requests (folder, created_at)
  include (source, partner, response_minutes);
create index bookings_to_count on bookings (folder, created_at) include (source, partner);
create index bookings_ahead on bookings (date, time) include (created_at, confirm_by, by_hand) where confirmed;
-- From when on people's records are erased.
create index contact_requests_to_erase on contact_requests (created_at) where not erased;
create index bookings_to_erase on bookings (created_at) where not erased;

-- Searches look for parts of words, and for three and more digits of a number.
create extension if not exists pg_trgm;
create index contact_requests_by_words on contact_requests using gin (search_words gin_trgm_ops, search_phone gin_trgm_ops);
create index bookings_by_words on bookings using gin (search_words gin_trgm_ops, search_phone gin_trgm_ops);
