import { Bell } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { countText } from '#admin/lists/count-text.ts';
import { useNewLeads } from '#admin/offline/use-new-leads.ts';
import { useBusiness } from '#ui/business.tsx';
import { badgeText } from './badge.tsx';
import { LinksPopover } from './links-popover.tsx';
import { formatInstantSince } from './timestamp.tsx';

const both = new Intl.ListFormat('en-US');

/**
 * The number of unanswered requests and unseen bookings. The bell opens them or, if there are both,
 * a choice.
 */
export function Notifications() {
  const { timeZone } = useBusiness();
  const { leads, isAway } = useNewLeads();
  const id = useId();
  const { requests = 0, bookings = 0, asOf } = leads ?? {};
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
  const counts = both.format(links.map((link) => link.label)) || 'No new requests or bookings';
  const age = asOf && `as of ${formatInstantSince(asOf, new Date(), timeZone)}; not known since`;
  const unknown = `New requests and bookings${isAway ? ': not known without a connection' : ''}`;
  const label = leads ? [counts, age].filter(Boolean).join(' ') : unknown;
  const text = badgeText(requests + bookings);
  const bell = (
    <>
      <Bell size={22} />
      <span className="ui-visually-hidden">{label}</span>
      {text ? (
        <span className="admin-bell-count" data-outdated={asOf ? '' : undefined} aria-hidden="true">
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
          <LinksPopover className="admin-bell-choice" id={id}>
            {links.map((link) => (
              <Link key={link.href} href={link.href}>
                {link.label}
              </Link>
            ))}
            {age ? <p>{age}</p> : null}
          </LinksPopover>
        </>
      )}
    </section>
  );
}
