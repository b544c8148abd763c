import { isUnreachable } from '#admin/failure-text.ts';
import { DayBookings } from '#admin/features/bookings/agenda/agenda-view.tsx';
import { GapRulesContext, noDriveTime } from '#admin/features/bookings/agenda/drive-before.tsx';
import { OnlineFull } from '#admin/features/bookings/list/online-full.tsx';
import { useBookingsByDay, useSavedBooking } from '#admin/features/bookings/use-bookings.ts';
import { useNow, useToday } from '#admin/features/bookings/use-today.ts';
import { useDashboard } from '#admin/features/dashboard/use-dashboard.ts';
import { SamplesNotice } from '#admin/features/guide/samples-notice.tsx';
import { useWaitingRequests } from '#admin/features/requests/use-waiting-requests.ts';
import { WaitingList } from '#admin/features/requests/waiting-list.tsx';
import { ListFailure, ListSkeleton, RefreshButton } from '#admin/lists/list-parts.tsx';
import { lastOfflineDay } from '#admin/offline/agenda-copy.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { formatInstantSince } from '#admin/shell/timestamp.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { dayPlanOf } from './day-plan.ts';
import { HealthNotices, useHealth } from './health-notices.tsx';
import { OpenJobs, useOpenJobs } from './open-jobs.tsx';
import { TodaysAppointments } from './todays-appointments.tsx';
import '#admin/features/bookings/list/bookings.css';
import '#admin/features/bookings/booking/booking.css';
import '#admin/features/requests/requests.css';
import './today.css';
import { useBusiness } from '#ui/business.tsx';

/** The owner's working day: where to go next, who waits, what comes after. */
export function TodayScreen() {
  const { timeZone } = useBusiness();
  const today = useToday();
  const now = useNow();
  const days = useBookingsByDay(today, lastOfflineDay(today));
  const waiting = useWaitingRequests();
  const dashboard = useDashboard();
  const health = useHealth();
  const jobs = useOpenJobs();
  const onSaved = useSavedBooking();
  const { data: availability } = useAnswer('GET /api/availability');
  const { bookings, readAt, failure } = days;
  const plan = bookings && dayPlanOf(bookings, now, timeZone);

  function refreshRequests() {
    void waiting.mutate();
    void dashboard.mutate();
  }

  return (
    <Screen
      title="Today"
      action={
        <div className="admin-head-actions admin-head-compact">
          <RefreshButton
            busy={days.busy || waiting.isValidating}
            onRefresh={() => {
              days.refresh();
              refreshRequests();
              void health.mutate();
              void jobs.mutate();
            }}
          />
        </div>
      }
    >
      <p className="admin-status">
        <span>{formatDate(today, 'long')}</span>
        {readAt ? (
          <span className="admin-as-of">{`As of ${formatInstantSince(readAt, now, timeZone)}`}</span>
        ) : null}
      </p>
      <HealthNotices health={health} />
      <SamplesNotice />
      <OnlineFull />
      <GapRulesContext value={availability ?? noDriveTime}>
        {failure ? (
          <ListFailure what="The appointments" failure={failure} onRetry={days.refresh} />
        ) : null}
        {plan ? (
          <TodaysAppointments plan={plan} bookings={bookings} now={now} onSaved={onSaved} />
        ) : null}
        {plan || failure ? null : <ListSkeleton what="your day" />}

        <OpenJobs jobs={jobs} now={now} />
        <WaitingFailure waiting={waiting} />
        {waiting.data && waiting.data.total > 0 ? (
          <WaitingList
            title="Waiting for an answer"
            requests={waiting.data.data}
            more={waiting.data.total - waiting.data.data.length}
            onChange={refreshRequests}
          />
        ) : null}
        {waiting.data?.total === 0 ? (
          <p className="today-answered">Every request has been answered.</p>
        ) : null}

        {plan && plan.tomorrow.length > 0 ? (
          <section className="admin-day" aria-labelledby="tomorrow">
            <h2 className="admin-section-title" id="tomorrow">
              Tomorrow
            </h2>
            <DayBookings bookings={plan.tomorrow} ofDay={bookings} />
          </section>
        ) : null}
      </GapRulesContext>
    </Screen>
  );
}

/** Without a connection, it only says that the requests are missing; the screen names the cause. */
function WaitingFailure({ waiting }: { waiting: ReturnType<typeof useWaitingRequests> }) {
  const { data, error, isValidating, mutate } = waiting;
  if (!error || isValidating) return null;
  if (!isUnreachable(error)) {
    return <ListFailure what="The requests" failure={error} onRetry={() => void mutate()} />;
  }
  return data ? null : <p className="today-answered">Requests aren’t available offline.</p>;
}
