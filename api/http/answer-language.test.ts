import { describe, expect, it } from 'vitest';
import { apiForTest, fieldErrors } from '#api/testing/api-test.ts';
import { populatedApi } from '#api/testing/populated-api.ts';
import { bookingBody, contactBody } from '#api/testing/request-bodies.ts';
import { routeRows } from '#api/testing/route-rows.ts';
import { validationCodes } from '#domain/validation/validate.ts';

const long = 'es-MX,'.repeat(1000);

describe('a failure', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['en', 'en'],
    ['es', 'es'],
    ['es-MX', 'es'],
    ['es-419,es;q=0.9,en;q=0.8', 'es'],
    ['en;q=0.8, es;q=0.9', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['es;q=0, en', 'en'],
    ['fr', 'en'],
    ['fr-CA, es;q=0.1', 'es'],
    ['*', 'en'],
    ['ES', 'es'],
    ['__proto__', 'en'],
    ['es;q=x', 'en'],
    [long, 'es'],
  ])('is worded by Accept-Language: %j in %s', async (language, locale) => {
    const { send } = await apiForTest();
    const headers = { 'Accept-Language': language };
    const refused = await send('POST /api/contact', { body: contactBody({ phone: '' }), headers });
    expect(refused.headers.get('Content-Language')).toBe(locale);
    expect(fieldErrors(refused)).toEqual({
      phone: {
        en: 'Please enter a valid phone number',
        es: 'Escriba un número de teléfono válido',
      }[locale],
    });
    const missing = await send('GET /api/nowhere', { headers });
    expect(missing.json.title).toBe({ en: 'Not found', es: 'No se encontró' }[locale]);
  });

  it('is worded, whatever is wrong', async () => {
    const { send } = await apiForTest();
    for (const language of ['en', 'es']) {
      for (const name of ['contact', 'calendar/book', 'quote', 'maintenance/tips']) {
        const headers = { 'Accept-Language': language };
        const { json } = await send(`POST /api/${name}`, { body: {}, headers });
        const messages = json.errors?.map(({ message }) => message) ?? [];
        expect(messages.length, name).toBeGreaterThan(0);
        expect(messages.filter((message) => validationCodes.includes(message as never))).toEqual(
          [],
        );
      }
    }
  });
});

it('an answer that shared caches store is the same in every language', async () => {
  const { send, ...api } = await populatedApi();
  const read = routeRows.filter(({ call, who }) => call.startsWith('GET ') && who === 'everyone');
  const cacheable: string[] = [];
  for (const { call, path } of read) {
    const name = path ? `GET ${await path(api)}` : call;
    if (name.includes(':')) continue;
    const [english, spanish] = await Promise.all(
      ['en', 'es'].map((language) => send(name, { headers: { 'Accept-Language': language } })),
    );
    if (!english?.headers.get('Cache-Control')?.includes('public')) continue;
    cacheable.push(call);
    expect(spanish?.text, call).toBe(english.text);
    expect(english.headers.get('Vary') ?? '', call).not.toContain('Accept-Language');
  }
  expect(cacheable).toContain('GET /api/promotions');
});

describe('the language of a lead', () => {
  const sent = [
    ['POST /api/contact', contactBody],
    ['POST /api/calendar/book', bookingBody],
  ] as const;
  const odd = ['es-MX', 'ES', '', ' es ', 'fr', '__proto__', 'constructor', 'x'.repeat(10_000)];

  it.each(sent)('is refused by %s if it is not one of ours', async (call, bodyOf) => {
    const { send } = await apiForTest();
    for (const locale of [...odd, ['es'], { es: 1 }, 7, true, null]) {
      const refused = await send(call, { body: bodyOf({ locale }) });
      expect(refused.status, JSON.stringify(locale).slice(0, 20)).toBe(422);
      expect(fieldErrors(refused)).toEqual({ locale: 'Please choose English or Spanish' });
    }
  });

  it.each(['business', 'promotions'])('is checked in the address of %s', async (key) => {
    const { send } = await apiForTest();
    for (const locale of [...odd, 'es&locale=en', '%00']) {
      const { status } = await send(`GET /api/${key}?locale=${locale}`);
      expect(status, locale.slice(0, 20)).toBe(422);
    }
  });
});
