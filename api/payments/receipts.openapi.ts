import type { Operation } from '#api/openapi/operation.ts';

const pdf = { 200: { mediaType: 'application/pdf' } };

export const receiptsOperations = [
  {
    call: 'GET /api/bookings/:id/payments/:paymentId/receipt.pdf',
    id: 'getReceipt',
    tag: 'Jobs',
    summary: 'The receipt of a payment, in the client’s language',
    who: 'owner',
    answers: pdf,
  },
  {
    call: 'GET /api/appointments/:token/receipt/:paymentId.pdf',
    id: 'getOwnReceipt',
    tag: 'Appointments',
    summary: 'The receipt of a payment',
    who: 'everyone',
    limit: 'slots',
    answers: pdf,
  },
] as const satisfies readonly Operation[];
