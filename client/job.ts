import type { AppointmentView } from '#domain/booking/client/client-access.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { appointmentPath } from './appointment.ts';
import { callApi } from './call-api.ts';

// Calls of the client's page about payment and report. They throw like `callApi`.

/** The appointment as it stands now. */
export const fetchAppointment = (token: string, locale: Locale) =>
  callApi<AppointmentView>('', appointmentPath(token), { locale });

/** The address of the page on which the open sum can be paid. */
export const openCheckout = (token: string, locale: Locale) =>
  callApi<{ url: string }>('', `${appointmentPath(token)}/checkout`, { method: 'POST', locale });

/** Has the server look for the payment of a client who comes back from that page. */
export const checkPayment = (token: string, locale: Locale) =>
  callApi<unknown>('', `${appointmentPath(token)}/checkout/return`, { method: 'POST', locale });

/** Says whether the agent gets the report. */
export const consentToAgent = (token: string, consent: boolean, locale: Locale) =>
  callApi<unknown>('', `${appointmentPath(token)}/agent`, {
    method: 'POST',
    json: { consent },
    locale,
  });

/** Addresses of the files of a client's page, by its token. */
export const jobFiles = {
  receipt: (token: string, paymentId: string) =>
    `/api/${appointmentPath(token)}/receipt/${encodeURIComponent(paymentId)}.pdf`,
  report: (token: string) => `/api/${appointmentPath(token)}/report.pdf`,
};
