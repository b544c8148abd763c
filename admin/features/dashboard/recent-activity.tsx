import { Link } from 'wouter';
import { dayOf, timeOf } from '#admin/leads/moment.ts';
import type { RecentRequest } from '#domain/dashboard/dashboard.ts';
import { inspectionTypes } from '#domain/inspection-request/inspection-types.ts';
import { requestStatusLabels } from '#domain/inspection-request/request-status.ts';

/** The three newest requests (spec §2, §9). */
export function RecentActivity({ requests }: { requests: readonly RecentRequest[] }) {
  return (
    <section aria-labelledby="dashboard-recent">
      <h2 className="admin-section-title" id="dashboard-recent">
        Recent activity
      </h2>
      {requests.length === 0 ? (
        <div className="admin-panel admin-empty">
          <p className="admin-panel-title">No recent activity</p>
        </div>
      ) : (
        <ol className="admin-recent">
          {requests.map((request) => (
            <li key={request.id}>
              <RecentItem request={request} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function RecentItem({ request }: { request: RecentRequest }) {
  const name = `${request.firstName} ${request.lastName}`;
  const created = new Date(request.createdAt);
  const type = inspectionTypes.find(({ value }) => value === request.inspectionType);
  return (
    <Link
      className="admin-recent-item"
      href={`/requests?${new URLSearchParams({ search: name.slice(0, 200) })}`}
    >
      <span className="admin-recent-name">{name}</span>
      <span className="admin-chip" data-kind={request.status === 'new' ? undefined : 'status'}>
        {requestStatusLabels[request.status]}
      </span>
      <span className="admin-recent-facts">
        {type?.label} ·{' '}
        <time dateTime={request.createdAt}>{`${dayOf(created)} · ${timeOf(created)}`}</time>
      </span>
    </Link>
  );
}
