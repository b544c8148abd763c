import { onTestFinished } from 'vitest';
import { NOW } from '#api/testing/api-test.ts';
import { bookedAppointment } from '#api/testing/booked-appointment.ts';
import type { TestApiOptions } from '#api/testing/start-api.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import type { DoubleSession } from './double-account.ts';
import { startStripeDouble } from './stripe-double.ts';

/** A double of Stripe until the test ends. */
export async function stripeForTest(clock?: () => Date) {
  const double = await startStripeDouble(clock ? { clock } : {});
  onTestFinished(() => double.close());
  return double;
}

type Options = Omit<TestApiOptions, 'clock' | 'stripe'>;

/** A client with a priced appointment, on a server that uses a double of Stripe. */
export async function payingClient(options: Options = {}, changes: Record<string, unknown> = {}) {
  let now = NOW;
  const clock = () => now;
  const stripe = await stripeForTest(clock);
  const quote = { propertyType: 'residential', squareFootage: 2400 };
  const appointment = await bookedAppointment(
    { sampleContent: false, ...options, clock, stripe: stripe.stripe },
    { quote, ...changes },
  );
  const { send, call, path, origin, id } = appointment;
  const headers = { Origin: origin };

  const checkout = () => send(`POST ${path}/checkout`, { headers });
  const webhook = ({ body, headers: signed }: { body: string; headers: Record<string, string> }) =>
    send('POST /api/stripe/webhook', { body, headers: signed });

  return {
    ...appointment,
    stripe,
    checkout,
    comeBack: () => send(`POST ${path}/checkout/return`, { headers }),
    /** The session of the page to which a call of `checkout` leads. */
    async open(): Promise<DoubleSession> {
      const answer = await checkout();
      const url = (answer.json as unknown as { url?: string }).url ?? answer.text;
      return stripe.account.session(url.split('/').at(-1) ?? '');
    },
    webhook,
    /** Sends a signed event of Stripe. */
    tell: (type: string, object: object) => webhook(stripe.signed(type, object)),
    async job(): Promise<PresentedJob> {
      return (await call(`GET /api/bookings/${id}/job`)).json as unknown as PresentedJob;
    },
    /** The owner adds to the price, in cents. */
    addLine: (amount: number) =>
      call(`POST /api/bookings/${id}/lines`, { label: 'Sprinklers', amount }),
    refund: (paymentId: string, amount: number, key = crypto.randomUUID()) =>
      call(
        `POST /api/bookings/${id}/payments/${paymentId}/refund`,
        { amount },
        { 'Idempotency-Key': key },
      ),
    inMinutes(minutes: number) {
      now = new Date(NOW.getTime() + minutes * 60_000);
    },
  };
}
