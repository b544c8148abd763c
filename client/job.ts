import type { AgreementBlock } from '#domain/agreements/agreement-blocks.ts';
import type { AppointmentView } from '#domain/booking/client/client-access.ts';
import type { Drawing } from '#domain/jobs/job-record.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { appointmentPath } from './appointment.ts';
import { callApi } from './call-api.ts';

// Calls of the client's page about agreement, payment and report. They throw like `callApi`.

/** What is to be signed, and who has signed it. */
export interface ShownAgreement {
  version: string;
  text: string;
  /** Of `text` in UTF-8, in hex. */
  sha256: string;
  blocks: readonly AgreementBlock[];
  /** To sign electronically. */
  consent: string;
  signatures: readonly { name: string; at: string }[];
}

export interface NewSignature {
  /** Of the text that was shown. */
  version: string;
  name: string;
  consent: true;
  drawing?: Drawing | undefined;
}

/** The appointment as it stands now. */
export const fetchAppointment = (token: string, locale: Locale) =>
  callApi<AppointmentView>('', appointmentPath(token), { locale });

export const fetchAgreement = (token: string, locale: Locale) =>
  callApi<ShownAgreement>('', `${appointmentPath(token)}/agreement`, { locale });

export const signAgreement = (token: string, json: NewSignature, locale: Locale) =>
  callApi<ShownAgreement>('', `${appointmentPath(token)}/agreement`, {
    method: 'POST',
    json,
    locale,
  });

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
  agreement: (token: string) => `/api/${appointmentPath(token)}/agreement.pdf`,
  receipt: (token: string, paymentId: string) =>
    `/api/${appointmentPath(token)}/receipt/${encodeURIComponent(paymentId)}.pdf`,
  report: (token: string) => `/api/${appointmentPath(token)}/report.pdf`,
};
