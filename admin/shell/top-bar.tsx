import { Bell } from 'lucide-react';
import { Link } from 'wouter';
import { useDashboard } from '#admin/features/dashboard/use-dashboard.ts';
import { newRequestsPath } from '#admin/features/requests/requests-path.ts';
import { badgeText } from './badge.tsx';
import './top-bar.css';

/** Tells on every screen how many requests wait for a first answer, and leads to them. */
export function TopBar() {
  const count = useDashboard().data?.newRequests ?? 0;
  const text = badgeText(count);
  const label =
    count === 0 ? 'No new requests' : `${count} new ${count === 1 ? 'request' : 'requests'}`;
  return (
    <section className="admin-top" aria-label="Notifications">
      <Link className="admin-bell" href={newRequestsPath} title={label}>
        <Bell size={22} />
        <span className="admin-hidden">{label}</span>
        {text ? (
          <span className="admin-bell-count" aria-hidden="true">
            {text}
          </span>
        ) : null}
      </Link>
    </section>
  );
}
