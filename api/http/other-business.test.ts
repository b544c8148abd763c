import { addHours } from 'date-fns/addHours';
import { expect, it } from 'vitest';
import { smtpServerForTest } from '#api/mail/testing/smtp-server-for-test.ts';
import { problemsOf } from '#api/openapi/operation-problems.ts';
import { operations } from '#api/openapi/operations.ts';
import { stripeForTest } from '#api/payments/testing/paying-client.ts';
import { NOW } from '#api/testing/api-test.ts';
import { bookingBody, contactBody } from '#api/testing/request-bodies.ts';
import { athensClient, secondBusinessOwner } from '#api/testing/second-business-owner.ts';
import { secondBusinessFile } from '#domain/business/testing/second-business.ts';
import { tracesIn } from '#domain/business/testing/traces.ts';
import { MAX_SIGNERS } from '#domain/jobs/signature-limits.ts';
import { locales } from '#domain/locale/locale.ts';
import { type ProblemCode, problemTypes } from '#domain/problem/problem.ts';

const first = { date: '2026-12-07', time: '08:00' };
const start = (day: number, time = '08:00') => ({ date: `2026-12-${day}`, time });
const quote = { propertyType: 'residential', squareFootage: 2400 };

const booking = (number: number, changes: object = {}) =>
  bookingBody({ ...athensClient(number), ...first, ...changes });

/** Refusals that visitors may meet, by what the API document says of the calls that they make. */
const documented = new Set(
  operations
    .filter(({ who, tag }) => who !== 'owner' && !['Session', 'Account', 'Server'].includes(tag))
    .flatMap((operation) => [...problemsOf(operation)])
    .flatMap(([status, codes]) => ([404, 409, 422, 429].includes(status) ? codes : []))
    // Only without Stripe; its title is all that it says.
    .filter((code) => code !== 'online_payment_off'),
);

it.each(locales)(
  'no refusal of another business has a trace of the default one, in %s',
  async (locale) => {
    let now = NOW;
    const { mail } = await smtpServerForTest();
    const stripe = await stripeForTest(() => now);
    const api = await secondBusinessOwner({
      mail,
      stripe: stripe.stripe,
      rateLimit: true,
      trustProxy: 1,
      clock: () => now,
    });
    const { call, origin } = api;
    const met = new Set<ProblemCode>();
    let addresses = 0;
    const send = (name: string, body?: object, headers: Record<string, string> = {}) => {
      // From another network each time, whose limits do not apply.
      addresses += 1;
      const from = {
        'X-Forwarded-For': `10.${addresses}.0.1`,
        'Accept-Language': locale,
        Origin: origin,
        ...headers,
      };
      return api.send(name, { headers: from, ...(body && { body }) });
    };
    const refused = async (code: ProblemCode, ...sent: Parameters<typeof send>) => {
      const { text, json, headers } = await send(...sent);
      expect(json.code, text).toBe(code);
      expect.soft(headers.get('Content-Language'), code).toBe(locale);
      expect.soft(json.title === problemTypes[code].title, json.title).toBe(locale === 'en');
      expect.soft(tracesIn(text), code).toEqual([]);
      met.add(code);
    };
    const book = async (body: object, headers?: Record<string, string>) => {
      const { text, status } = await send('POST /api/calendar/book', body, headers);
      expect(status, text).toBe(201);
      const { manageUrl } = JSON.parse(text) as { manageUrl: string };
      return manageUrl.replace(/.*\/appointment/, '/api/appointments');
    };
    const change = async (record: string, changes: object) => {
      const { json } = await call(`GET /api/${record}`);
      const saved = await call(`PUT /api/${record}`, { ...json, ...changes });
      expect(saved.status, saved.text).toBe(200);
    };

    for (const path of ['quote', 'calendar/book', 'contact', 'maintenance/tips']) {
      await refused('validation_failed', `POST /api/${path}`, {});
    }
    for (const path of ['calendar/slots', 'calendar/days', 'service-area']) {
      await refused('validation_failed', `GET /api/${path}`);
    }
    for (const path of ['nowhere', 'blog/posts/nothing', 'appointments/0', 'calendar/feed/0.ics']) {
      await refused('not_found', `GET /api/${path}`);
    }

    const bookings = 'POST /api/calendar/book';
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const appointment = await book(booking(1), key);
    await refused('idempotency_key_reused', bookings, booking(2), key);
    await refused('slot_taken', bookings, booking(2));
    await refused('slot_unavailable', bookings, booking(2, { date: '2026-12-06' }));
    await refused('looks_automated', bookings, booking(2, { website: 'https://spam.example' }));
    await refused('looks_automated', 'POST /api/contact', contactBody({ website: 'a' }));
    await change('availability', { outsideArea: 'refuse', confirmed: [] });
    const faraway = { address: '1 Bay Street, Savannah, GA 31401' };
    await refused('outside_service_area', bookings, booking(2, { ...start(14), ...faraway }));

    const { prices } = secondBusinessFile;
    const dearer = { ...prices, revision: 2, salesTaxPercent: 7, validFrom: '2026-11-25' };
    const published = await call('POST /api/business/price-lists', dearer);
    expect(published.status, published.text).toBe(200);
    now = addHours(NOW, 25);
    await refused('price_changed', bookings, booking(2, { ...start(14), quote, priceRevision: 2 }));

    const move = `POST ${appointment}/move`;
    await refused('edit_conflict', move, { from: start(15), to: start(16) });
    let from = first;
    for (const to of [start(14), start(15), start(16)]) {
      expect((await send(move, { from, to })).status).toBe(200);
      from = to;
    }
    await refused('move_limit_reached', move, { from, to: start(17) });
    await book(booking(1, start(17)));
    await refused('booking_limit_reached', bookings, booking(1, start(18)));

    const paid = await book(booking(4, { ...start(18), quote }));
    const checkout = `POST ${paid}/checkout`;
    expect((await send(checkout)).status).toBe(200);
    const [page] = stripe.account.sessions.values();
    stripe.account.pay(page?.id ?? '', 'processing');
    await refused('payment_processing', checkout);
    stripe.account.confirm(page?.id ?? '', true);
    await refused('nothing_due', checkout);
    const { booking: paidId } = page?.metadata ?? {};
    await call(`POST /api/bookings/${paidId}/lines`, { label: 'Rounding', amount: 49 });
    await refused('amount_too_small', checkout);

    const agreement = { name: 'Any', locale: 'en', inspectionTypes: [], text: 'For {{client}}' };
    await call('POST /api/agreement-templates', agreement);
    const sign = `POST ${paid}/agreement`;
    const signature = { version: '1-0', name: 'Ana', consent: true };
    await refused('agreement_changed', sign, signature);
    const { version } = (await send(`GET ${paid}/agreement`)).json as unknown as {
      version: string;
    };
    for (let count = 0; count < MAX_SIGNERS; count += 1) {
      await send(sign, { ...signature, version, name: `Ana ${count}` });
    }
    await refused('too_many_entries', sign, { ...signature, version });

    await change('booking-limits', { confirmNew: true });
    const unconfirmed = await book(booking(3, start(21)));
    await refused('confirm_by_email', `POST ${unconfirmed}/confirm`);
    now = addHours(now, 3);
    await refused('confirmation_expired', `POST ${unconfirmed}/confirm`);
    now = new Date(`${from.date}T12:00:00Z`);
    await refused('appointment_not_changeable', `POST ${appointment}/cancel`, { from });

    const same = { 'X-Forwarded-For': '192.0.2.1' };
    for (let count = 0; count < 20; count += 1) await send('POST /api/contact', {}, same);
    await refused('rate_limited', 'POST /api/contact', {}, same);
    expect([...documented].filter((code) => !met.has(code))).toEqual([]);
  },
);
