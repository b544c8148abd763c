import { createHmac } from 'node:crypto';
import { httpRequest } from '../../serving/http-request.ts';
import type { Attack } from './attack.ts';
import { flood } from './flood.ts';

const WORKERS = 16;
const SECRET = 'whsec_of_the_torture_0123456789';
const PATH = '/api/stripe/webhook';

/** What made the payment library throw, and what it refuses. */
const signatures = ['t=1,v1=', 't=1,v1=é', ',,=,', 't=NaN,v1=00', `t=1,v1=${'0'.repeat(64)}`, ''];
const bodies = [
  { object: 'v2.core.event' },
  [null],
  { type: 'checkout.session.completed' },
  { filling: 'x'.repeat(200_000) },
];

export const webhook: Attack = {
  measure: `${WORKERS} connections of many addresses send forged and malformed events of the payment service`,
  env: {
    STRIPE_SECRET_KEY: 'sk_test_of_the_torture_0123456789',
    STRIPE_WEBHOOK_SECRET: SECRET,
    // Nobody listens there, and no call is made.
    STRIPE_API_BASE: 'http://localhost:9',
  },
  run(target) {
    let n = 0;
    return flood(target, WORKERS, () => {
      n += 1;
      return httpRequest(PATH, {
        body: bodies[n % bodies.length] ?? {},
        headers: {
          'Stripe-Signature': signatures[n % signatures.length] ?? '',
          'X-Forwarded-For': `10.${(n >> 12) & 255}.${(n >> 4) & 255}.1`,
        },
      });
    });
  },
  async harm({ server }) {
    const ready = await fetch(`${server.url}/readyz`);
    const { checks } = (await ready.json()) as { checks: Record<string, string> };
    const answer = await fetch(`${server.url}${PATH}`, { method: 'POST', ...signedEvent() });
    return [
      ...(checks['errors'] === 'ok' ? [] : [`/readyz says errors: ${checks['errors']}`]),
      ...(answer.ok ? [] : [`a true event is answered with ${answer.status}`]),
    ];
  },
};

function signedEvent() {
  const body = JSON.stringify({ object: 'event', type: 'customer.created', data: { object: {} } });
  const at = Math.floor(Date.now() / 1000);
  const v1 = createHmac('sha256', SECRET).update(`${at}.${body}`).digest('hex');
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': `t=${at},v1=${v1}` };
  return { body, headers };
}
