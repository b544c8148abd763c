import type { Business } from '#domain/business/business.ts';
import { deviceCopy } from './device-copy.ts';

const copy = deviceCopy<{ business: Business }>('/admin/business-copy', 1);

export const saveBusinessCopy = (business: Business): Promise<boolean> => copy.save({ business });

/** The business as this browser saw it last; null without a copy. */
export const readBusinessCopy = async (): Promise<Business | null> =>
  (await copy.read())?.business ?? null;
