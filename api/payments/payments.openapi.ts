import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';

const checkoutResponseSchema = z
  .strictObject({ url: z.url() })
  .register(z.globalRegistry, { id: 'Checkout' });

const returnedCheckoutResponseSchema = z
  .strictObject({ state: z.enum(['paid', 'processing', 'due']) })
  .register(z.globalRegistry, {
    id: 'ReturnedCheckout',
    description: '`processing`: submitted, and a bank has yet to confirm it.',
  });

export type ReturnedCheckout = z.infer<typeof returnedCheckoutResponseSchema>;

export const paymentsOperations = [
  {
    call: 'POST /api/appointments/:token/checkout',
    id: 'openCheckout',
    tag: 'Appointments',
    summary: 'Pay online',
    description:
      'Answers with the address of a page of Stripe for the amount that is due, which the client opens. A repeat answers with the same page while it can be paid. `payments_unavailable`: Stripe does not answer; the client can pay at the inspection.',
    who: 'ownPage',
    limit: 'writes',
    answers: { 200: checkoutResponseSchema },
    problems: [
      'online_payment_off',
      'nothing_due',
      'amount_too_small',
      'payment_processing',
      'payments_unavailable',
    ],
  },
  {
    call: 'POST /api/appointments/:token/checkout/return',
    id: 'returnFromCheckout',
    tag: 'Appointments',
    summary: 'Look at Stripe whether the client has paid',
    description: 'For the client’s page after Stripe’s. A repeat changes nothing.',
    who: 'ownPage',
    limit: 'writes',
    answers: { 200: returnedCheckoutResponseSchema },
    problems: ['online_payment_off', 'payments_unavailable'],
  },
  {
    call: 'POST /api/stripe/webhook',
    id: 'receiveStripeEvent',
    tag: 'Server',
    summary: 'Events of Stripe',
    description:
      'An event of Stripe with its `Stripe-Signature`. Those that tell nothing of a booking here are accepted and ignored; ' +
      'of a thin event `ignored` says what to choose at Stripe.',
    who: 'everyone',
    body: { mediaTypes: ['application/json'] },
    answers: {
      200: z.strictObject({ received: z.literal(true), ignored: z.optional(z.string()) }),
    },
    problems: [
      'wrong_signature',
      'malformed_body',
      'online_payment_off',
      'rate_limited',
      'payments_unavailable',
    ],
  },
] as const satisfies readonly Operation[];
