import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useBookingsByDay } from '#admin/features/bookings/use-bookings.ts';
import { useToday } from '#admin/features/bookings/use-today.ts';
import { useBusiness } from '#ui/business.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { lastOfflineDay, saveAgendaCopy } from './agenda-copy.ts';
import { saveBusinessCopy } from './business-copy.ts';
import { deviceStorage } from './device-storage.ts';
import { useAgendaCopy } from './use-agenda-copy.ts';

/** Keeps the agenda of this browser up to date while the admin is open; use it once. */
export function useOfflineAgenda() {
  const today = useToday();
  const to = lastOfflineDay(today);
  const { bookings, readAt, keptUntil, isAway } = useBookingsByDay(today, to);
  const { mutate: replaceCopy } = useAgendaCopy();
  const isFresh = keptUntil === undefined && bookings !== undefined;

  const business = useBusiness();
  useEffect(() => {
    void deviceStorage.open().then(() => saveBusinessCopy(business));
  }, [business]);
  useEffect(() => {
    if (!isFresh || !readAt) return;
    const copy = { readAt: readAt.toISOString(), from: today, to, bookings };
    void saveAgendaCopy(copy).then((saved) => {
      if (saved) void replaceCopy(copy, { revalidate: false });
    });
  }, [isFresh, readAt, today, to, bookings, replaceCopy]);

  return { isOffline: useOffline(isAway, isFresh ? readAt : undefined), readAt };
}

/** Whether the server is unreachable, according to the browser or a call without an answer. */
function useOffline(isAway: boolean, answeredAt: Date | undefined): boolean {
  const [isOffline, setOffline] = useState(false);
  const wasOffline = useRef(false);
  const { mutate } = useSWRConfig();

  useEffect(() => {
    const goOffline = () => {
      wasOffline.current = true;
      setOffline(true);
    };
    if (isAway || !navigator.onLine) goOffline();
    window.addEventListener('offline', goOffline);
    return () => window.removeEventListener('offline', goOffline);
  }, [isAway]);

  useEffect(() => {
    if (!answeredAt) return;
    setOffline(false);
    if (wasOffline.current) {
      showToast({ title: 'Back online', description: 'The agenda is up to date again.' });
      void mutate('dashboard');
    }
    wasOffline.current = false;
  }, [answeredAt, mutate]);

  return isOffline;
}
