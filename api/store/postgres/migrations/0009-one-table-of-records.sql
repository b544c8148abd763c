-- Records without a check-and-write of their own are in one table, by kind: `records/kinds.ts` has them. A value, such
-- as the opening hours, has one row.
alter table listed_records rename to records;
alter table records rename list to kind;
alter index listed_records_pkey rename to records_pkey;
alter index listed_records_list_name_key rename to records_kind_name_key;
alter index listed_records_in_order rename to records_in_order;
alter sequence listed_records_position_seq rename to records_position_seq;

-- Whatever changes what pages show announces it itself.
drop trigger content_changes on records;
drop trigger content_changes on settings;
drop function change_content();

-- A review was named by its content, so that two processes would not import it twice; they wait for each other now.
update records set name = null where kind = 'reviews';

insert into records (kind, id, revision, record)
select kind, kind, revision, value
from (
  select case name
      when 'availability' then 'settings'
      when 'password-hash' then 'owner'
      else name
    end as kind, revision, value
  from settings
) named;

insert into records (kind, id, revision, record)
select 'sessions', token_hash, 1, record from sessions order by sequence;

insert into records (kind, id, revision, name, record)
select 'api-keys', id, 1, digest, record from api_keys order by sequence;

insert into records (kind, id, revision, record)
select 'busy-calendar-readings', calendar_id, 1, record from busy_calendar_readings;

insert into records (kind, id, revision, record)
select 'post-reads', 'post-reads', 1, json_object_agg(post_id, reads order by post_id)
from post_reads having count(*) > 0;

insert into records (kind, id, revision, record)
select 'partner-tests', 'partner-tests', 1, json_object_agg(slug, date order by slug)
from partner_tests having count(*) > 0;

drop table busy_calendar_readings, settings, sessions, api_keys, post_reads, partner_tests;

-- Processes of the version before, which still run while an upgrade restarts one after the other, go on reading. `offset 0`
-- refuses their changes of what pages show, which they would not announce.
create view listed_records as
select kind as list, id, position, revision, name, record from records
where kind in ('busy-calendars', 'partners', 'posts', 'promotions', 'reviews', 'webhooks')
offset 0;

create view settings as
select case kind when 'settings' then 'availability' when 'owner' then 'password-hash' else kind end as name,
  revision, record as value
from records where kind = id
offset 0;

create view sessions as
select id as token_hash, (record ->> 'createdAt')::timestamptz as created_at, position as sequence, record
from records where kind = 'sessions';

create view api_keys as
select id, name as digest, position as sequence, record from records where kind = 'api-keys';

create view busy_calendar_readings as
select 'busy-calendars' as list, id as calendar_id, record from records
where kind = 'busy-calendar-readings';
