import { keyOf, send } from '#client/send.ts';
import type { Sent } from '#contract/contract.ts';
import type { Cents } from '#domain/jobs/cents.ts';
import type { Outcome } from '#domain/jobs/job-record.ts';
import { bookingKey } from '../../booking-calls.ts';

/** The read model of a booking's job. */
export const jobKey = (id: string) => keyOf('GET /api/bookings/:id/job', { params: { id } });

/** The jobs that need the owner. */
export const openJobsKey = keyOf('GET /api/bookings/jobs/open');

/** A repeated call with the same `key` has one effect. */
const once = (key: string) => ({ headers: { 'Idempotency-Key': key } });

export const addLine = (
  id: string,
  json: Sent<'POST /api/bookings/:id/lines'>['json'],
  key: string,
) => send('POST /api/bookings/:id/lines', { params: { id }, json, ...once(key) });

export const removeLine = (id: string, lineId: string) =>
  send('DELETE /api/bookings/:id/lines/:lineId', { params: { id, lineId } });

export const addPayment = (
  id: string,
  json: Sent<'POST /api/bookings/:id/payments'>['json'],
  key: string,
) => send('POST /api/bookings/:id/payments', { params: { id }, json, ...once(key) });

/** Takes back a payment as if it had not been noted. */
export const undoPayment = (id: string, paymentId: string) =>
  send('DELETE /api/bookings/:id/payments/:paymentId', { params: { id, paymentId } });

export const refundPayment = (
  id: string,
  paymentId: string,
  json: Sent<'POST /api/bookings/:id/payments/:paymentId/refund'>['json'],
  key: string,
) =>
  send('POST /api/bookings/:id/payments/:paymentId/refund', {
    params: { id, paymentId },
    json,
    ...once(key),
  });

/** The owner's word that what was signed is still what is agreed. */
export const confirmAgreement = (id: string, reason: string) =>
  send('POST /api/bookings/:id/agreement/confirm', { params: { id }, json: { reason } });

export const setOutcome = (id: string, json: { outcome: Outcome; fee: Cents | undefined }) =>
  send('PUT /api/bookings/:id/outcome', { params: { id }, json });

export const removeOutcome = (id: string) =>
  send('DELETE /api/bookings/:id/outcome', { params: { id } });

/** An empty address takes the video away. */
export const setVideo = (id: string, video: string) =>
  send('PUT /api/bookings/:id/video', { params: { id }, json: { video } });

export const releaseReport = (id: string) =>
  send('POST /api/bookings/:id/release', { params: { id } });

/** Takes back the upload of a version, or its release by hand, before the client can read it. */
export const undoReport = (id: string, version: string) =>
  send('DELETE /api/bookings/:id/report/:version', { params: { id, version } });

/** Withdraws all versions. */
export const withdrawReport = (id: string) =>
  send('POST /api/bookings/:id/report/withdraw', { params: { id } });

/** Addresses of files, for links. */
export const receiptUrl = (id: string, paymentId: string) =>
  `/api/${keyOf('GET /api/bookings/:id/payments/:paymentId/receipt.pdf', { params: { id, paymentId } })}`;
export const reportUrl = (id: string, version: string) =>
  `/api/${keyOf('GET /api/bookings/:id/report/:version.pdf', { params: { id, version } })}`;
export const agreementUrl = (id: string) =>
  `/api/${keyOf('GET /api/bookings/:id/agreement.pdf', { params: { id } })}`;
export const uploadUrl = (id: string) => `/api/${bookingKey(id)}/report`;
