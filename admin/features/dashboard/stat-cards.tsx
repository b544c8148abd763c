import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { thousands } from '#domain/quote/dollars.ts';
import { durationText } from './duration.ts';
import { FigureCard } from './figure-card.tsx';

/** The measured stat cards of spec §2. Unknown figures are left out. */
export function StatCards({ dashboard }: { dashboard: Dashboard }) {
  const { totals, requestsThisMonth, bookingsAhead, medianFirstResponse } = dashboard;
  return (
    <section aria-labelledby="dashboard-live">
      <h2 className="admin-section-title" id="dashboard-live">
        Live
      </h2>
      <dl className="admin-figures">
        <FigureCard
          label="Total requests"
          value={totals.requests}
          note={trendText(dashboard.requestTrend)}
        />
        <FigureCard
          label="Blog posts"
          value={totals.posts}
          note={`${thousands(totals.reads)} views`}
        />
        <FigureCard
          label="This month"
          value={requestsThisMonth}
          note={`${thousands(bookingsAhead)} scheduled`}
        />
        {medianFirstResponse === null ? null : (
          <FigureCard
            label="Average response"
            value={durationText(medianFirstResponse)}
            note={`median, ${dashboard.responseRate}% answered`}
          />
        )}
      </dl>
    </section>
  );
}

const trendText = (percent: number | null): string | undefined =>
  percent === null ? undefined : `${percent < 0 ? '−' : '+'}${Math.abs(percent)}% in 30 days`;
