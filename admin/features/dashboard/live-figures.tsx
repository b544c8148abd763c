import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { durationText } from './duration.ts';
import { FigureCard } from './figure-card.tsx';

/** The measured figures. */
export function LiveFigures({ dashboard }: { dashboard: Dashboard }) {
  const { requestsThisMonth, bookingsAhead, medianFirstResponse } = dashboard;
  const answered = medianFirstResponse !== null;
  return (
    <section aria-labelledby="dashboard-live">
      <h2 className="admin-section-title" id="dashboard-live">
        Live
      </h2>
      <dl className="admin-figures">
        <FigureCard label="Requests this month" value={requestsThisMonth} note="since the 1st" />
        <FigureCard
          label="Bookings ahead"
          value={bookingsAhead}
          note="confirmed, not started yet"
        />
        <FigureCard
          label="Median first response"
          value={answered ? durationText(medianFirstResponse) : '–'}
          note={answered ? 'in the last 8 weeks' : 'no request answered in 8 weeks'}
        />
      </dl>
    </section>
  );
}
