import { useEffect, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { isUnreachable } from '#admin/failure-text.ts';
import { useDashboard } from '#admin/features/dashboard/use-dashboard.ts';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { deviceCopy } from './device-copy.ts';

interface CountsCopy extends Pick<Dashboard, 'newRequests' | 'newBookings'> {
  /** ISO 8601. */
  readAt: string;
}

export const countsCopy = deviceCopy<CountsCopy>('/admin/counts-copy', 1);

interface NewLeads {
  requests: number;
  bookings: number;
  /** When these counts were read, if newer ones are unavailable. */
  asOf: Date | undefined;
}

/**
 * The numbers of new requests and bookings; without a connection, this browser's last known ones.
 * If they are undefined, `isAway` tells whether that is for lack of a connection.
 */
export function useNewLeads(): { leads: NewLeads | undefined; isAway: boolean } {
  const { data, error } = useDashboard();
  const { data: copy } = useSWR('counts-copy', async () => (await countsCopy.read()) ?? null);
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  const isAway = !isOnline || isUnreachable(error);

  useEffect(() => {
    if (!data) return;
    const { newRequests, newBookings, readAt } = data;
    void countsCopy.save({ newRequests, newBookings, readAt: readAt.toISOString() });
  }, [data]);

  const known = data ?? (isAway ? copy : undefined);
  if (!known) return { leads: undefined, isAway };
  const { newRequests, newBookings, readAt } = known;
  const asOf = isAway ? new Date(readAt) : undefined;
  return { leads: { requests: newRequests, bookings: newBookings, asOf }, isAway };
}

function watchNetwork(onChange: () => void) {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}
