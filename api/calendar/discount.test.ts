import { describe, expect, it } from 'vitest';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import { defaultPromotions } from '#domain/business/defaults/default-promotions.ts';

const [{ id, message }] = defaultPromotions;
const discount = { promotionId: id, message, amount: '$50' };

async function signedIn() {
  const api = await signedInOwner();
  const ask = (promotion: string, key = promotion) =>
    api.send('POST /api/calendar/book', {
      body: bookingBody({ promotion }),
      headers: { 'Idempotency-Key': `key-of-${key}-0123456789` },
    });
  const stored = async () => (await api.call('GET /api/bookings')).json.data as object[];
  const change = (part: object) =>
    api.call(`PUT /api/promotions/${id}`, { ...defaultPromotions[0], ...part });
  return { ...api, ask, stored, change };
}

describe('a booking that asks for the discount of a promotion', () => {
  it('keeps it as it was published, and confirms it beside an unchanged price', async () => {
    const { ask, stored, change, call, send } = await signedIn();
    const answer = await ask(id);
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({ quote: null, discount: { message, amount: '$50' } });
    await change({ message: '$75 off your first inspection.' });
    expect(await stored()).toMatchObject([{ discount }]);
    const { json } = await call('POST /api/calendar-feed');
    const feed = await send(`GET ${new URL((json as unknown as { url: string }).url).pathname}`);
    expect(feed.text.replaceAll(/\r\n /g, '')).toContain(`Asked for: ${message}`);
  });

  it('repeated, has its first answer', async () => {
    const { ask, stored, change } = await signedIn();
    const first = await ask(id);
    await change({ message: '$75 off your first inspection.' });
    expect((await ask(id)).json).toEqual(first.json);
    expect(await stored()).toHaveLength(1);
  });

  it('keeps it when the owner corrects the details', async () => {
    const { ask, stored, call } = await signedIn();
    const { id: bookingId } = (await ask(id)).json as unknown as { id: string };
    const { name, email, phone, address } = bookingBody();
    await call(`PUT /api/bookings/${bookingId}/details`, {
      ...{ name, email, phone, address },
      name: 'Anna Reyes',
      revision: 1,
    });
    expect(await stored()).toMatchObject([{ name: 'Anna Reyes', discount }]);
  });

  it('is booked with it although the promotion has ended meanwhile', async () => {
    const { ask, change } = await signedIn();
    await change({ on: false });
    expect((await ask(id)).json).toMatchObject({ discount: { amount: '$50' } });
  });

  it.each(['early-booking', 'no-such-offer', '__proto__'])(
    'is booked without one for the promotion %s',
    async (promotion) => {
      const { ask, stored } = await signedIn();
      expect(await ask(promotion)).toMatchObject({ status: 201, json: { discount: null } });
      expect((await stored())[0]).not.toHaveProperty('discount');
    },
  );
});
