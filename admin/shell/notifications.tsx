import { Bell } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'wouter';
import { useDashboard } from '#admin/features/dashboard/use-dashboard.ts';
import { countText } from '#admin/lists/count-text.ts';
import { badgeText } from './badge.tsx';

const both = new Intl.ListFormat('en-US');

/**
 * The number of unanswered requests and unseen bookings. The bell leads to them, or, where there are
 * some of both, to a choice.
 */
export function Notifications() {
  const { data } = useDashboard();
  const choice = useRef<HTMLDivElement>(null);
  const id = useId();
  const [requests, bookings] = [data?.newRequests ?? 0, data?.newBookings ?? 0];
  const links = [
    {
      href: '/requests?status=new',
      count: requests,
      label: countText(requests, ['new request', 'new requests']),
    },
    {
      href: '/bookings?view=all',
      count: bookings,
      label: countText(bookings, ['new booking', 'new bookings']),
    },
  ].filter(({ count }) => count > 0);
  const label = both.format(links.map((link) => link.label)) || 'No new requests or bookings';
  const text = badgeText(requests + bookings);
  const bell = (
    <>
      <Bell size={22} />
      <span className="ui-visually-hidden">{label}</span>
      {text ? (
        <span className="admin-bell-count" aria-hidden="true">
          {text}
        </span>
      ) : null}
    </>
  );

  return (
    <section className="admin-notifications" aria-label="Notifications">
      {links.length < 2 ? (
        <Link className="admin-bell" href={links[0]?.href ?? '/requests?status=new'} title={label}>
          {bell}
        </Link>
      ) : (
        <>
          <button type="button" className="admin-bell" popoverTarget={id} title={label}>
            {bell}
          </button>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: its links are the controls; a click on one closes it */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
          <div
            className="admin-bell-choice"
            id={id}
            popover="auto"
            ref={choice}
            onClick={() => choice.current?.hidePopover()}
          >
            {links.map((link) => (
              <Link key={link.href} href={link.href}>
                {link.label}
              </Link>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
