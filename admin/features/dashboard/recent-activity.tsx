import { Link } from 'wouter';
import { statusText } from '#admin/features/bookings/list/booking-chips.tsx';
import { formatSlotShort } from '#admin/features/bookings/slot/slot-text.ts';
import { EmptyList } from '#admin/lists/list-parts.tsx';
import { Timestamp } from '#admin/shell/timestamp.tsx';
import type { Facts } from '#domain/business/facts.ts';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { requestText } from '#domain/inspection-request/request-facts.ts';
import { requestStatusLabels } from '#domain/inspection-request/request-status.ts';
import { useBusiness } from '#ui/business.tsx';

interface Activity {
  id: string;
  createdAt: string;
  name: string;
  href: string;
  chip: string;
  /** The chip needs no attention. */
  isQuiet: boolean;
  facts: string | undefined;
  /** Before the instant of `createdAt`, beside another date. */
  verb?: string;
}

/** The three newest requests (spec §2, §9) and the three newest bookings, newest first. */
export function RecentActivity({ recent, recentBookings }: RecentLeads) {
  const { timeZone } = useBusiness();
  const activities = [
    ...recent.map(ofRequest),
    ...recentBookings.map((booking) => ofBooking(booking, timeZone)),
  ].sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  return (
    <section aria-labelledby="dashboard-recent">
      <h2 className="admin-section-title" id="dashboard-recent">
        Recent activity
      </h2>
      {activities.length === 0 ? (
        <EmptyList title="No recent activity" />
      ) : (
        <ol className="admin-recent">
          {activities.map((activity) => (
            <li key={activity.id}>
              <RecentItem activity={activity} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

type RecentLeads = Pick<Dashboard, 'recent' | 'recentBookings'>;

function ofRequest(request: RecentLeads['recent'][number]): Activity {
  return {
    ...request,
    name: `${request.firstName} ${request.lastName}`,
    href: `/requests/${request.id}`,
    chip: requestStatusLabels[request.status],
    isQuiet: request.status !== 'new',
    facts: requestText('inspectionType', request),
  };
}

const ofBooking = (
  booking: RecentLeads['recentBookings'][number],
  timeZone: Facts['timeZone'],
): Activity => ({
  ...booking,
  href: `/bookings/${booking.id}`,
  chip: statusText(booking, timeZone) ?? 'Booked',
  isQuiet: booking.status !== 'confirmed',
  facts: `For ${formatSlotShort(booking)}`,
  verb: 'booked ',
});

function RecentItem({ activity }: { activity: Activity }) {
  return (
    <Link className="admin-recent-item" href={activity.href}>
      <span className="admin-recent-name">{activity.name}</span>
      <span className="admin-chip" data-kind={activity.isQuiet ? 'status' : undefined}>
        {activity.chip}
      </span>
      <span className="admin-recent-facts">
        <span>{activity.facts}</span> · <span>{activity.verb}</span>
        <Timestamp instant={activity.createdAt} />
      </span>
    </Link>
  );
}
