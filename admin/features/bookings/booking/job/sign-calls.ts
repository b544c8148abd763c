import { callApi } from '#client/call-api.ts';
import type { AgreementBlock } from '#domain/agreements/agreement-blocks.ts';
import type { Drawing } from '#domain/jobs/job-record.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { bookingPath } from '../../booking-calls.ts';

/** The agreement of a booking as it would be signed now. */
export interface ShownAgreement {
  version: string;
  blocks: AgreementBlock[];
  locale: Locale;
  /** What the signer agrees to about signing electronically. */
  consent: string;
}

export const agreementPath = (id: string) => `${bookingPath(id)}/agreement`;

export const fetchAgreement = (path: string) => callApi<ShownAgreement>('', path);

/** Signs on the owner's device. */
export const signAgreement = (
  id: string,
  json: { version: string; name: string; consent: boolean; drawing?: Drawing | undefined },
) => callApi<unknown>('', agreementPath(id), { method: 'POST', json });
