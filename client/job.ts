import type { Locale } from '#domain/locale/locale.ts';
import { appointmentPath } from './appointment.ts';
import { send } from './send.ts';

// Calls of the client's page about payment and report. They throw like `send`.

/** The appointment as it stands now. */
export const fetchAppointment = (token: string, locale: Locale) =>
  send('GET /api/appointments/:token', { params: { token }, locale });

/** The address of the page on which the open sum can be paid. */
export const openCheckout = (token: string, locale: Locale) =>
  send('POST /api/appointments/:token/checkout', { params: { token }, locale });

/** Has the server look for the payment of a client who comes back from that page. */
export const checkPayment = (token: string, locale: Locale) =>
  send('POST /api/appointments/:token/checkout/return', { params: { token }, locale });

/** Says whether the agent gets the report. */
export const consentToAgent = (token: string, consent: boolean, locale: Locale) =>
  send('POST /api/appointments/:token/agent', { params: { token }, json: { consent }, locale });

/** Addresses of the files of a client's page, by its token. */
export const jobFiles = {
  receipt: (token: string, paymentId: string) =>
    `/api/${appointmentPath(token)}/receipt/${encodeURIComponent(paymentId)}.pdf`,
  report: (token: string) => `/api/${appointmentPath(token)}/report.pdf`,
};
