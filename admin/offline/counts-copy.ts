import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { deviceCopy } from './device-copy.ts';

/** The bell's counts. */
export interface CountsCopy extends Pick<Dashboard, 'newRequests' | 'newBookings'> {
  /** ISO 8601. */
  readAt: string;
}

export const countsCopy = deviceCopy<CountsCopy>('/admin/counts-copy', 1);
