import { CalendarPlus } from 'lucide-react';
import { Link } from 'wouter';
import { useDashboard } from '#admin/features/dashboard/use-dashboard.ts';
import { countText } from '#admin/lists/count-text.ts';
import { Filters } from '#admin/lists/filters.tsx';
import { RefreshButton } from '#admin/lists/list-parts.tsx';
import { useLeftPlace } from '#admin/lists/place.ts';
import { SearchBox } from '#admin/lists/search-box.tsx';
import { SelectButton } from '#admin/selection/selection-bar.tsx';
import { useSelection } from '#admin/selection/use-selection.ts';
import { Screen } from '#admin/shell/screen.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays, monthOf } from '#domain/schedule/calendar-date.ts';
import { monthGrid } from '#domain/schedule/month-grid.ts';
import { AGENDA_DAYS } from '../agenda/agenda.ts';
import { DaysView } from '../agenda/days-view.tsx';
import { ViewSwitch } from '../agenda/view-switch.tsx';
import { Bursts } from '../bursts/bursts.tsx';
import { foldDays } from '../bursts/folds.ts';
import { useBursts } from '../bursts/use-bursts.ts';
import { useBookingActions } from '../use-booking-actions.ts';
import { useBookingList, useBookingsByDay } from '../use-bookings.ts';
import { useSeenBookings } from '../use-seen-bookings.ts';
import { useToday } from '../use-today.ts';
import { AllBookings, DeletedBookings } from './booking-lists.tsx';
import { BookingSelectionBar } from './booking-selection-bar.tsx';
import { type BookingsQuery, useBookingsQuery } from './bookings-query.ts';
import { OnlineFull } from './online-full.tsx';
import { SortChoice } from './sort-choice.tsx';
import './bookings.css';

/** Agenda, month, deleted bookings or search results, by the URL, which can be bookmarked. */
export function BookingsScreen() {
  const today = useToday();
  const query = useBookingsQuery(today);
  const { view, day, search, sort, goTo, find, sortBy } = query;
  const days = useBookingsByDay(...visibleDays(query));
  const isDeletedFolder = view === 'deleted' && !search;
  const showsDays = !search && (view === 'agenda' || view === 'month');
  const list = useBookingList(showsDays ? undefined : { search, sort, deleted: isDeletedFolder });
  const { bursts, refresh: refreshBursts } = useBursts();
  const dashboard = useDashboard();
  const selection = useSelection<Booking>();

  const { busy, refresh } = showsDays ? days : list;
  useLeftPlace((showsDays ? days.bookings : list.items) !== undefined);
  const isNewestFirst = !search && view === 'all' && sort === 'created' && list.start === 0;
  useSeenBookings(isNewestFirst && !list.outdated ? list.items?.[0] : undefined);
  const actions = useBookingActions(() => {
    for (const { refresh } of [days, list]) refresh();
    refreshBursts();
    void dashboard.mutate();
  });
  const { folds, shown } = foldDays({ bookings: days.bookings, bursts, query });

  return (
    <Screen
      title="Bookings"
      action={
        <div className="admin-head-actions admin-head-compact">
          <SelectButton selection={selection} />
          <RefreshButton
            busy={busy}
            onRefresh={() => {
              refresh();
              refreshBursts();
            }}
          />
          <Link className="ui-button admin-primary" href={`/bookings/new?day=${day}`}>
            <CalendarPlus size={18} />
            Book by hand
          </Link>
        </div>
      }
    >
      <div className="admin-list-tools admin-booking-tools">
        <ViewSwitch view={search ? undefined : view} today={today} />
        <SearchBox
          search={search}
          onSearch={find}
          label="Search all bookings by name, phone, email or address"
          placeholder="Name, phone or address"
        />
        {showsDays || isDeletedFolder ? null : (
          <Filters
            active={Number(sort !== 'created')}
            result={countText(list.total ?? 0, ['booking', 'bookings'])}
          >
            <SortChoice sort={sort} onSort={sortBy} />
          </Filters>
        )}
      </div>
      <BookingSelectionBar
        selection={selection}
        listed={(showsDays ? shown : list.items) ?? []}
        actions={actions}
        isDeletedFolder={isDeletedFolder}
      />
      {isDeletedFolder ? null : <OnlineFull />}
      {showsDays ? <Bursts bursts={bursts} onSelect={selection.select} /> : null}
      {isDeletedFolder ? <DeletedBookings list={list} selection={selection} /> : null}
      {!showsDays && !isDeletedFolder ? (
        <AllBookings list={list} selection={selection} search={search} />
      ) : null}
      {showsDays ? (
        <DaysView
          view={view === 'month' ? 'month' : 'agenda'}
          day={day}
          today={today}
          days={{ ...days, bookings: shown }}
          goTo={goTo}
          folds={folds}
          selection={selection}
        />
      ) : null}
    </Screen>
  );
}

/** The first and last visible day; for a month, those of its weeks. */
function visibleDays({ view, day }: BookingsQuery): [CalendarDate, CalendarDate] {
  if (view !== 'month') return [day, addDays(day, AGENDA_DAYS - 1)];
  const days = monthGrid(monthOf(day)).flat();
  return [days.at(0)?.date ?? day, days.at(-1)?.date ?? day];
}
