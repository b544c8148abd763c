-- Until when the client of a booking has to confirm it; null when nobody has to.
alter table bookings add confirm_by timestamptz;

create index bookings_to_confirm on bookings (confirm_by) where confirm_by is not null;
