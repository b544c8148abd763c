import { WifiOff } from 'lucide-react';
import { Link } from 'wouter';
import { formatInstantSince } from '#admin/shell/timestamp.tsx';
import { useOfflineAgenda } from './use-offline-agenda.ts';
import './notices.css';
import { useBusiness } from '#ui/business.tsx';

/** Says how old the agenda is while the server is unreachable. */
export function OfflineNotice() {
  const { timeZone } = useBusiness();
  const { isOffline, readAt } = useOfflineAgenda();
  return (
    <div role="status">
      {isOffline ? (
        <p className="admin-notice">
          <WifiOff size={18} aria-hidden="true" />
          <span>
            You are offline.{' '}
            {readAt ? (
              <span>
                The <Link href="/bookings">agenda</Link> is as of{' '}
                <span>{formatInstantSince(readAt, new Date(), timeZone)}</span>.{' '}
              </span>
            ) : null}
            <span>You can save changes once you’re back online.</span>
          </span>
        </p>
      ) : null}
    </div>
  );
}
