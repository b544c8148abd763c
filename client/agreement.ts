import type { AnswerTo, Sent } from '#contract/contract.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { appointmentPath } from './appointment.ts';
import { send } from './send.ts';

// Calls about the agreement of an appointment, by the token of its link. They throw like `send`.

/** What is to be signed, and who has signed it. */
export type ShownAgreement = AnswerTo<'GET /api/appointments/:token/agreement'>;

/** The appointment whose agreement is read or signed. */
export interface LinkedAppointment {
  /** Origin of the API; empty for the page's own. */
  apiBase: string;
  token: string;
}

export const fetchAgreement = ({ apiBase: base, token }: LinkedAppointment, locale: Locale) =>
  send('GET /api/appointments/:token/agreement', { base, params: { token }, locale });

export const signAgreement = (
  { apiBase: base, token }: LinkedAppointment,
  json: Sent<'POST /api/appointments/:token/agreement'>['json'],
  locale: Locale,
) => send('POST /api/appointments/:token/agreement', { base, params: { token }, json, locale });

/** The address of the agreement as a PDF. */
export const agreementFile = ({ apiBase, token }: LinkedAppointment) =>
  `${apiBase}/api/${appointmentPath(token)}/agreement.pdf`;
