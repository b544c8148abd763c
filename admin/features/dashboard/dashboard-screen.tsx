import { SamplesNotice } from '#admin/features/guide/samples-notice.tsx';
import { ErasuresNotice } from '#admin/features/privacy/erasures-notice.tsx';
import { countText } from '#admin/lists/count-text.ts';
import { ListFailure, ListSkeleton, RefreshButton } from '#admin/lists/list-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { formatInstantTime } from '#admin/shell/timestamp.tsx';
import type { SourceFigures } from '#domain/dashboard/lead-figures.ts';
import { LeadsTable } from './leads-table.tsx';
import { LiveFigures } from './live-figures.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { SampleFigures } from './sample-figures.tsx';
import { StatCards } from './stat-cards.tsx';
import { useDashboard } from './use-dashboard.ts';
import { WeeksChart } from './weeks-chart.tsx';
import './charts.css';
import './dashboard.css';
import { useBusiness } from '#ui/business.tsx';

/** Spec §2 "Dashboard view". Reloaded whenever it is opened. */
export function DashboardScreen() {
  const { timeZone } = useBusiness();
  const { data, error, isValidating, mutate } = useDashboard({ revalidateOnMount: true });
  const refresh = () => void mutate();
  const failure = isValidating ? undefined : error;

  return (
    <Screen title="Dashboard" action={<RefreshButton busy={isValidating} onRefresh={refresh} />}>
      {failure ? <ListFailure what="The dashboard" failure={failure} onRetry={refresh} /> : null}
      {data ? (
        <div className="admin-dashboard" aria-busy={isValidating}>
          <p className="admin-status">
            <span role="status">{welcomeText(data.newRequests)}</span>
            <span className="admin-as-of">{`As of ${formatInstantTime(data.readAt, timeZone)}`}</span>
          </p>
          <SamplesNotice />
          <ErasuresNotice />
          <QuickActions newest={data.recent[0]} />
          {data.sampleContent ? (
            <>
              <LiveFigures dashboard={data} />
              <SampleFigures totals={data.totals} />
            </>
          ) : (
            <StatCards dashboard={data} />
          )}
          <RecentActivity recent={data.recent} recentBookings={data.recentBookings} />
          <section aria-labelledby="dashboard-weeks">
            <h2 className="admin-section-title" id="dashboard-weeks">
              Last 8 weeks
            </h2>
            <div className="admin-charts">
              <WeeksChart weeks={data.weeks} />
              <LeadsTable
                caption="Leads by source"
                column="Source"
                rows={data.sources.map((source) => ({ ...source, label: sourceLabel(source) }))}
              />
              <LeadsTable
                caption="Leads by partner"
                column="Partner"
                rows={data.partners.map((row) => ({ ...row, label: row.partner }))}
              />
            </div>
          </section>
        </div>
      ) : null}
      {data || failure ? null : <ListSkeleton what="the dashboard" />}
    </Screen>
  );
}

function welcomeText(newRequests: number): string {
  if (newRequests === 0) return 'Welcome back! Every request has been answered.';
  const waiting = countText(newRequests, ['new request is', 'new requests are']);
  return `Welcome back! ${waiting} waiting for an answer.`;
}

const sourceLabels = { partner: 'Partners’ pages', site: 'Your site', others: 'Other' };

const sourceLabel = ({ kind, name = '' }: Pick<SourceFigures, 'kind' | 'name'>): string =>
  kind === 'campaign' ? `Campaign: ${name}` : sourceLabels[kind];
