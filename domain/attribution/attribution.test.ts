import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { validate } from '#domain/validation/validate.ts';
import { leadAttributionField, partnerSlugSchema } from './attribution.schema.ts';
import { attributionOf } from './attribution.ts';

describe('attribution of a page', () => {
  it('names the partner, the page without its query, and the campaign', () => {
    const pageUrl =
      'https://jane.example:8443/homes/12?utm_source=mail&utm_medium=x&utm_campaign=May%20sale&utm_term=a+b&utm_content=top&utm_id=7&email=ana@example.com#form';
    expect(attributionOf({ partner: 'jane-doe-realty', pageUrl })).toEqual({
      partner: 'jane-doe-realty',
      page: 'https://jane.example:8443/homes/12',
      utm: { source: 'mail', medium: 'x', campaign: 'May sale', term: 'a b', content: 'top' },
    });
  });

  it('omits missing values', () => {
    expect(attributionOf({})).toEqual({});
    expect(attributionOf({ pageUrl: 'http://jane.example' })).toEqual({
      page: 'http://jane.example/',
    });
    expect(attributionOf({ pageUrl: 'https://jane.example/?utm_source=&utm_term=%20' })).toEqual({
      page: 'https://jane.example/',
    });
  });

  it('drops user name and password of the URL', () => {
    expect(attributionOf({ pageUrl: 'https://ana:secret@jane.example/a' }).page).toBe(
      'https://jane.example/a',
    );
  });

  test.each([
    '',
    'not an address',
    '/relative',
    'about:srcdoc',
    'file:///home/ana/page.html',
    'data:text/html,hello',
    'javascript:alert(1)',
  ])('has no page for %j', (pageUrl) => {
    expect(attributionOf({ partner: 'jane', pageUrl })).toEqual({ partner: 'jane' });
  });

  test.each([
    [' Jane-Doe ', 'jane-doe'],
    ['a'.repeat(80), 'a'.repeat(80)],
    ['a'.repeat(81), undefined],
    ['jane doe', undefined],
    ['jane--doe', undefined],
    ['-jane', undefined],
    ['jané', undefined],
    ['<b>', undefined],
  ])('reads the partner %j as %j', (partner, slug) => {
    expect(attributionOf({ partner }).partner).toBe(slug);
  });

  it('truncates long values to what the server accepts', () => {
    const pageUrl = `https://jane.example/${'p'.repeat(3000)}?utm_source=${'s'.repeat(300)}`;
    const { page, utm } = attributionOf({ pageUrl });
    expect(page).toHaveLength(2000);
    expect(utm?.source).toHaveLength(200);
  });

  it("always passes the server's schema unchanged", () => {
    const odd = fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true }), fc.webUrl());
    const query = fc.string().map((text) => `https://a.example/?utm_source=${text}`);
    fc.assert(
      fc.property(fc.string(), fc.oneof(odd, query), (partner, pageUrl) => {
        const attribution = attributionOf({ partner, pageUrl });
        expect(validate(leadAttributionField, attribution)).toEqual({
          ok: true,
          value: attribution,
        });
      }),
    );
  });
});

describe('attribution that the server receives', () => {
  test.each<[unknown, unknown]>([
    [undefined, undefined],
    [null, undefined],
    [{}, {}],
    [{ partner: 'Jane Doe', page: 'https://a.example/' }, { page: 'https://a.example/' }],
    [{ partner: 'jane', page: 'p'.repeat(2001) }, { partner: 'jane' }],
    [
      { partner: 'jane', page: 'p'.repeat(2000) },
      { partner: 'jane', page: 'p'.repeat(2000) },
    ],
    [
      { utm: { source: 's'.repeat(201), medium: 'm'.repeat(200), term: 7, foo: 'x' } },
      { utm: { medium: 'm'.repeat(200) } },
    ],
    [{ partner: 'jane', commission: 50 }, { partner: 'jane' }],
  ])('%j is parsed as %j', (received, kept) => {
    expect(validate(leadAttributionField, received)).toEqual({ ok: true, value: kept });
  });

  it('accepts every input', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (partner, utm) => {
        expect(validate(leadAttributionField, { partner, utm }).ok).toBe(true);
        expect(validate(leadAttributionField, partner).ok).toBe(true);
      }),
    );
  });
});

it('a partner that the owner enters must be a slug', () => {
  expect(validate(partnerSlugSchema, 'jane-doe').ok).toBe(true);
  expect(validate(partnerSlugSchema, 'Jane Doe')).toEqual({
    ok: false,
    errors: [{ path: '', message: 'Partner must be a slug' }],
  });
});
