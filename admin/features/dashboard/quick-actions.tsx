import { CalendarDays, Inbox, Phone, SquarePen } from 'lucide-react';
import { Link } from 'wouter';
import type { RecentRequest } from '#domain/dashboard/dashboard.ts';
import { phoneLinks } from '#domain/leads/phone-links.ts';

/** Spec §2 "Quick actions". "Call Client" calls the newest request's client. */
export function QuickActions({ newest }: { newest: RecentRequest | undefined }) {
  const [link] = phoneLinks(newest?.phone ?? '');
  const call = (
    <>
      <Phone size={20} />
      <span>Call Client</span>
    </>
  );
  return (
    <section className="admin-quick-actions" aria-label="Quick actions">
      <Link className="ui-button admin-quiet" href="/requests">
        <Inbox size={20} />
        View Requests
      </Link>
      <Link className="ui-button admin-quiet" href="/blog?new">
        <SquarePen size={20} />
        New Post
      </Link>
      {newest && link ? (
        <a
          className="ui-button admin-quiet"
          href={link.call}
          aria-label={`Call Client: ${newest.firstName} ${newest.lastName}`}
          title={`${newest.firstName} ${newest.lastName}, ${newest.phone}`}
        >
          {call}
        </a>
      ) : (
        <button type="button" className="ui-button admin-quiet" disabled>
          {call}
        </button>
      )}
      <Link className="ui-button admin-quiet" href="/bookings">
        <CalendarDays size={20} />
        Schedule
      </Link>
    </section>
  );
}
