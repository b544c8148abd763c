import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ownApiPerTest } from '#client/testing/own-api.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { click } from '#ui/testing/act.ts';
import { define as defineBooking } from '#widgets/booking/booking.element.ts';
import { fillInBooking } from '#widgets/booking/testing/fill-in-booking.ts';
import { button } from '#widgets/booking/testing/locators.ts';
import { define as defineContact } from '#widgets/contact/contact.element.ts';
import { define as defineQuote } from '#widgets/quote/quote.element.ts';
import { mountElement } from './testing/mount-element.ts';

defineBooking(async () => defaultBusiness);
defineContact(async () => defaultBusiness);
defineQuote(async () => defaultBusiness);

const ownApi = ownApiPerTest();
/** The bodies that were sent to the API. */
let sent: { metadata?: unknown }[] = [];

beforeEach(() => {
  document.body.replaceChildren();
  sent = [];
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const call = new Request(input, init);
    if (call.method === 'POST') sent.push(await call.clone().json());
    return fetch(call);
  });
});

const mount = (tag: string, attributes = '') =>
  mountElement(tag, `<${tag} test api-base="${ownApi()}" ${attributes}></${tag}>`);

async function sendRequest() {
  for (const [label, text] of Object.entries({
    'First name': 'Maria',
    'Last name': 'Gonzales',
    Email: 'maria@example.com',
    Phone: '214-555-0123',
    'Property address': '1204 Bluebonnet Ln',
  })) {
    await page.getByLabelText(label).fill(text);
  }
  await page.getByLabelText('Inspection type').selectOptions('warranty');
  await click(page.getByRole('button', { name: 'Submit Request' }));
  await expect.element(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
}

async function calculateQuote() {
  await page.getByLabelText('Property type').selectOptions('condo');
  await page.getByLabelText('Square footage').fill('1500');
  await click(page.getByRole('button', { name: 'Calculate My Quote' }));
  return page.getByRole('link', { name: /^Book this · \$/ });
}

test('a request carries attributes, later ones too, and the property, which wins', async () => {
  const element = mount('inspection-contact', 'data-meta-listing-id="42" data-meta-office="Plano"');
  element['metadata'] = { office: 'Frisco', campaign: 'fall' };
  await page.getByLabelText('First name').findElement();
  element.setAttribute('data-meta-listing-id', '43');
  await sendRequest();
  const metadata = { 'listing-id': '43', office: 'Frisco', campaign: 'fall' };
  expect(sent).toMatchObject([{ metadata }]);
  expect(element['metadata'], 'the page reads what it set').toEqual({
    office: 'Frisco',
    campaign: 'fall',
  });
});

test('what is not understood is left out with one warning that names it, and the lead is sent', async () => {
  const warn = vi.mocked(console.warn).mockImplementation(() => undefined);
  const many = Array.from({ length: 10 }, (_, index) => `data-meta-k${index}="x"`).join(' ');
  const element = mount(
    'inspection-contact',
    `data-meta-long="${'x'.repeat(201)}" ${many} data-meta-eleventh="x" data-meta-__proto__="x"`,
  );
  element['theme'] = 'dark';
  await sendRequest();
  expect(Object.keys(sent[0]?.metadata ?? {})).toHaveLength(10);
  expect(warn.mock.calls.flat().sort()).toEqual([
    expect.stringContaining('expects data-meta-__proto__ to be a name of at most 40'),
    expect.stringContaining('expects data-meta-eleventh to be one of at most 10 pairs'),
    expect.stringContaining('expects data-meta-long to be text of at most 200 characters'),
  ]);
  warn.mockClear();
});

test('a booking carries its own and that of the quote, and the next one only its own', async () => {
  mount('inspection-quote', 'data-meta-listing-id="42" data-meta-office="Plano"');
  mount('inspection-booking', 'data-meta-office="Frisco"');
  await click(await calculateQuote());
  await fillInBooking();
  await click(button('Confirm Booking'));
  await expect.element(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ metadata: { 'listing-id': '42', office: 'Frisco' } });
  await click(button('Book another appointment'));
  await fillInBooking('3:00 PM');
  await click(button('Confirm Booking'));
  await expect.element(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  expect(sent.at(-1)?.metadata).toEqual({ office: 'Frisco' });
});

test('a quote hands it to the booking page', async () => {
  mount('inspection-quote', 'data-meta-listing-id="42"');
  const link = (await (await calculateQuote()).findElement()) as HTMLAnchorElement;
  expect(new URL(link.href).searchParams.get('meta-listing-id')).toBe('42');
});
