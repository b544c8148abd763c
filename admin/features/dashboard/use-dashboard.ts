import useSWR from 'swr';
import { refreshWhenVisible } from '#admin/lists/refresh-when-visible.ts';
import { callApi } from '#client/call-api.ts';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';

interface LoadedDashboard extends Dashboard {
  readAt: Date;
}

const fetchDashboard = async (path: string): Promise<LoadedDashboard> => ({
  ...(await callApi<Dashboard>('', path)),
  readAt: new Date(),
});

/** The figures of the dashboard, the bell and the badges. */
export const useDashboard = (options: { revalidateOnMount?: boolean } = {}) =>
  useSWR<LoadedDashboard, unknown>('dashboard', fetchDashboard, {
    ...refreshWhenVisible,
    ...options,
  });
