import { thousands } from '#domain/quote/dollars.ts';
import { durationText } from './duration.ts';
import { useDashboard } from './use-dashboard.ts';
import './quick-stats.css';

/** The figures in the sidebar (spec §2 "Sidebar"). */
export function QuickStats() {
  const { data } = useDashboard();
  if (!data) return null;
  const { requestsThisMonth, bookingsAhead, medianFirstResponse } = data;
  return (
    <section className="admin-quick" aria-label="Quick stats">
      <p className="admin-quick-title">Quick stats</p>
      <dl>
        <div>
          <dt>Requests this month</dt>
          <dd>{thousands(requestsThisMonth)}</dd>
        </div>
        <div>
          <dt>Bookings ahead</dt>
          <dd>{thousands(bookingsAhead)}</dd>
        </div>
        <div>
          <dt>First response</dt>
          <dd>{medianFirstResponse === null ? '–' : durationText(medianFirstResponse)}</dd>
        </div>
      </dl>
    </section>
  );
}
