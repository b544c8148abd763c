import type { AgreementBlock } from '#domain/agreements/agreement-blocks.ts';
import type { Drawing } from '#domain/jobs/job-record.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { appointmentPath } from './appointment.ts';
import { callApi } from './call-api.ts';

// Calls about the agreement of an appointment, by the token of its link. They throw like `callApi`.

/** What is to be signed, and who has signed it. */
export interface ShownAgreement {
  version: string;
  text: string;
  /** The digest of `text` in UTF-8, in hex. */
  sha256: string;
  blocks: readonly AgreementBlock[];
  /** To sign electronically. */
  consent: string;
  signatures: readonly { name: string; at: string }[];
}

export interface NewSignature {
  /** The version of the text that was shown. */
  version: string;
  name: string;
  consent: true;
  drawing?: Drawing | undefined;
}

/** The appointment whose agreement is read or signed. */
export interface LinkedAppointment {
  /** Origin of the API; empty for the page's own. */
  apiBase: string;
  token: string;
}

export const fetchAgreement = ({ apiBase, token }: LinkedAppointment, locale: Locale) =>
  callApi<ShownAgreement>(apiBase, `${appointmentPath(token)}/agreement`, { locale });

export const signAgreement = (
  { apiBase, token }: LinkedAppointment,
  json: NewSignature,
  locale: Locale,
) =>
  callApi<ShownAgreement>(apiBase, `${appointmentPath(token)}/agreement`, {
    method: 'POST',
    json,
    locale,
  });

/** The address of the agreement as a PDF. */
export const agreementFile = ({ apiBase, token }: LinkedAppointment) =>
  `${apiBase}/api/${appointmentPath(token)}/agreement.pdf`;
