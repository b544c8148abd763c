import { callApi } from '#client/call-api.ts';
import type { Cents } from '#domain/jobs/cents.ts';
import type { HandMethod, Outcome } from '#domain/jobs/job-record.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { bookingPath } from '../../booking-calls.ts';

/** The read model of a booking's job. */
export const jobPath = (id: string) => `${bookingPath(id)}/job`;

/** The jobs that need the owner. */
export const openJobsPath = 'bookings/jobs/open';

const partOf = (id: string, ...steps: string[]) =>
  [bookingPath(id), ...steps.map(encodeURIComponent)].join('/');

interface NewLine {
  label: string;
  /** Negative for a discount. */
  amount: Cents;
  reason?: string | undefined;
  /** The promotion that it grants. */
  promotion?: string | undefined;
  /** The line that it takes the place of. */
  replaces?: string | undefined;
}

interface NewPayment {
  amount: Cents;
  method: HandMethod;
  note?: string | undefined;
}

/** A repeated call with the same `key` has one effect. */
const post = (path: string, json: unknown, key: string) =>
  callApi<PresentedJob>('', path, {
    method: 'POST',
    json,
    headers: { 'Idempotency-Key': key },
  });

export const addLine = (id: string, line: NewLine, key: string) =>
  post(partOf(id, 'lines'), line, key);

export const removeLine = (id: string, lineId: string) =>
  callApi<PresentedJob>('', partOf(id, 'lines', lineId), { method: 'DELETE' });

export const addPayment = (id: string, payment: NewPayment, key: string) =>
  post(partOf(id, 'payments'), payment, key);

/** Takes back a payment as if it had not been noted. */
export const undoPayment = (id: string, paymentId: string) =>
  callApi<PresentedJob>('', partOf(id, 'payments', paymentId), { method: 'DELETE' });

export const refundPayment = (
  id: string,
  paymentId: string,
  refund: { amount: Cents; note?: string | undefined },
  key: string,
) => post(partOf(id, 'payments', paymentId, 'refund'), refund, key);

/** The owner's word that what was signed is still what is agreed. */
export const confirmAgreement = (id: string, reason: string) =>
  callApi<PresentedJob>('', partOf(id, 'agreement', 'confirm'), {
    method: 'POST',
    json: { reason },
  });

export const setOutcome = (id: string, json: { outcome: Outcome; fee?: Cents | undefined }) =>
  callApi<PresentedJob>('', partOf(id, 'outcome'), { method: 'PUT', json });

export const removeOutcome = (id: string) =>
  callApi<PresentedJob>('', partOf(id, 'outcome'), { method: 'DELETE' });

/** An empty address takes the video away. */
export const setVideo = (id: string, video: string) =>
  callApi<PresentedJob>('', partOf(id, 'video'), { method: 'PUT', json: { video } });

export const releaseReport = (id: string) =>
  callApi<PresentedJob>('', partOf(id, 'release'), { method: 'POST' });

/** Takes back the upload of a version, or its release by hand, before the client can read it. */
export const undoReport = (id: string, versionId: string) =>
  callApi<PresentedJob>('', partOf(id, 'report', versionId), { method: 'DELETE' });

/** Withdraws all versions. */
export const withdrawReport = (id: string) =>
  callApi<PresentedJob>('', partOf(id, 'report', 'withdraw'), { method: 'POST' });

/** Addresses of files, for links. */
export const receiptUrl = (id: string, paymentId: string) =>
  `/api/${partOf(id, 'payments', paymentId)}/receipt.pdf`;
export const reportUrl = (id: string, versionId: string) =>
  `/api/${partOf(id, 'report', versionId)}.pdf`;
export const agreementUrl = (id: string) => `/api/${bookingPath(id)}/agreement.pdf`;
export const uploadUrl = (id: string) => `/api/${partOf(id, 'report')}`;
