import { expect, it } from 'vitest';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { contactBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { RefusedRequest } from '#domain/inspection-request/refused-request.ts';

/** A server with a site; `post` submits the form of `/contact` without JavaScript. */
async function siteWithForm(options: { rateLimit?: boolean } = {}) {
  const api = await signedInOwner({ front: await distForTest(), ...options });
  const post = async (
    fields: Record<string, unknown>,
    { path = '/contact', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
  ) => {
    const answer = await fetch(api.origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: api.origin, ...headers },
      body: new URLSearchParams(fields as Record<string, string>),
    });
    const text = await answer.text();
    const shown = /<pre>(.*)<\/pre>/s.exec(text)?.[1];
    return { answer, refused: shown ? (JSON.parse(shown) as RefusedRequest | null) : undefined };
  };
  const stored = async () => (await api.call('GET /api/contact-requests')).json;
  return { ...api, post, stored };
}

const typed = { ...contactBody(), website: '' };

it('stores a form without scripts with partner, campaign and metadata, and leads to a page', async () => {
  const { origin, post, stored } = await siteWithForm();
  const path = '/contact?partner=jane-doe&utm_source=card&meta-listing-id=42&client=maria';
  const { answer } = await post(typed, { path });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toBe('/request-sent');
  expect((await stored()).data).toMatchObject([
    {
      ...contactBody(),
      attribution: { partner: 'jane-doe', page: `${origin}/contact`, utm: { source: 'card' } },
      metadata: { 'listing-id': '42' },
    },
  ]);
});

it('stores one request when it is sent twice', async () => {
  const { post, stored } = await siteWithForm();
  const answers = await Promise.all([post(typed), post(typed), post(typed)]);
  expect(answers.map(({ answer }) => answer.status)).toEqual([303, 303, 303]);
  expect((await stored()).total).toBe(1);
});

it('shows what is wrong at its field, with all that was typed', async () => {
  const { post, stored } = await siteWithForm();
  const { answer, refused } = await post({ ...typed, phone: '12', lastName: ' ', other: 'x' });
  expect(answer.status).toBe(422);
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(refused).toEqual({
    values: { ...typed, phone: '12', lastName: ' ' },
    errors: { phone: 'Please enter a valid phone number', lastName: 'Last name is required' },
  });
  expect((await stored()).total).toBe(0);
});

it('answers the form of a page in Spanish in Spanish', async () => {
  const { post, stored } = await siteWithForm();
  const path = '/es/contact';
  const invalid = await post({ ...typed, phone: '12' }, { path });
  expect(invalid.refused?.errors).toEqual({ phone: 'Escriba un número de teléfono válido' });
  const automated = await post({ ...typed, website: 'https://x.example' }, { path });
  expect(automated.refused?.failure).toMatch(
    /^Esto parece un mensaje automático\. .*\(972\) 555-0148\. Lo que escribió/,
  );
  const foreign = await post(typed, { path, headers: { Origin: 'https://evil.example' } });
  expect(foreign.refused?.failure).toContain('Llámenos al (972) 555-0148.');
  const { answer } = await post(typed, { path });
  expect(answer.headers.get('Location')).toBe('/es/request-sent');
  expect((await stored()).data).toMatchObject([{ locale: 'es' }]);
});

it('stores no language of a form in English', async () => {
  const { post, stored } = await siteWithForm();
  await post(typed);
  expect((await stored()).data[0]).not.toHaveProperty('locale');
});

it('shows the telephone to whoever is taken for a program, and keeps what was typed', async () => {
  const { post } = await siteWithForm();
  const { answer, refused } = await post({ ...typed, website: 'https://x.example' });
  expect(answer.status).toBe(422);
  expect(refused?.failure).toMatch(/automated message\. .*\(972\) 555-0148.* is kept\.$/);
  expect(refused?.values).toMatchObject(contactBody());
});

it('has the limit of the widget’s call, and keeps what was typed', async () => {
  const { post, send } = await siteWithForm({ rateLimit: true });
  while ((await send('POST /api/contact', { body: {} })).status !== 429);
  const { answer, refused } = await post(typed);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(refused?.failure).toContain('Too many requests');
  expect(refused?.values).toMatchObject(contactBody());
});

it.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['a page that hides itself', { Origin: 'null' }],
])('refuses the form of %s', async (_who, headers) => {
  const { post, stored } = await siteWithForm();
  const { answer } = await post(typed, { headers });
  expect(answer.status).toBe(403);
  expect((await stored()).total).toBe(0);
});
