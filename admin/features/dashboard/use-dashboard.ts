import useSWR from 'swr';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { callApi } from '#widgets/core/api/api-client.ts';

export interface ReadDashboard extends Dashboard {
  readAt: Date;
}

const readDashboard = async (path: string): Promise<ReadDashboard> => ({
  ...(await callApi<Dashboard>('', path)),
  readAt: new Date(),
});

/** The figures of the business: for the dashboard itself, the bell, and the badges beside it. */
export const useDashboard = (options: { revalidateOnMount?: boolean } = {}) =>
  useSWR<ReadDashboard, unknown>('dashboard', readDashboard, options);
