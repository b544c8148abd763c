import { callApi } from '#client/call-api.ts';
import type { PresentedAgreement } from '#domain/agreements/presented-agreement.ts';
import type { Drawing } from '#domain/jobs/job-record.ts';
import { bookingPath } from '../../booking-calls.ts';

export const agreementPath = (id: string) => `${bookingPath(id)}/agreement`;

export const fetchAgreement = (path: string) => callApi<PresentedAgreement>('', path);

/** Signs on the owner's device. */
export const signAgreement = (
  id: string,
  json: { version: string; name: string; consent: boolean; drawing?: Drawing | undefined },
) => callApi<PresentedAgreement>('', agreementPath(id), { method: 'POST', json });
