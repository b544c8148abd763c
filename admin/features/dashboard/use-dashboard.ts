import useSWR from 'swr';
import { refreshWhenVisible } from '#admin/lists/refresh-when-visible.ts';
import { send } from '#client/send.ts';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';

interface LoadedDashboard extends Dashboard {
  readAt: Date;
}

const fetchDashboard = async (): Promise<LoadedDashboard> => ({
  ...(await send('GET /api/dashboard')),
  readAt: new Date(),
});

/** The figures of the dashboard, the bell and the badges. */
export const useDashboard = (options: { revalidateOnMount?: boolean } = {}) =>
  useSWR<LoadedDashboard, unknown>('dashboard', fetchDashboard, {
    ...refreshWhenVisible,
    ...options,
  });
