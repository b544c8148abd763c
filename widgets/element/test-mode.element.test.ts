import { beforeEach, expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { define as defineBooking } from '#widgets/booking/booking.element.ts';
import { fillInBooking } from '#widgets/booking/testing/fill-in-booking.ts';
import { button } from '#widgets/booking/testing/locators.ts';
import { define as defineContact } from '#widgets/contact/contact.element.ts';
import { define as defineQuote } from '#widgets/quote/quote.element.ts';
import { mountElement, type TestElement } from './testing/mount-element.ts';

defineBooking(async () => defaultBusiness);
defineContact(async () => defaultBusiness);
defineQuote(async () => defaultBusiness);

const mount = (tag: string) =>
  mountElement(tag, `<${tag} test api-base="${inject('apiBase')}"></${tag}>`);
const mark = () => page.getByText('Test mode: nothing is sent or booked');

/** Resolves with the detail of the next event. */
const detailOf = (element: TestElement, event: string) =>
  new Promise<unknown>((resolve) => {
    element.addEventListener(event, (dispatched) => {
      dispatched.preventDefault();
      resolve((dispatched as CustomEvent).detail);
    });
  });

beforeEach(() => document.body.replaceChildren());

test('<inspection-booking> goes through everything and leaves the time free', async () => {
  const element = mount('inspection-booking');
  await expect.element(mark()).toBeVisible();
  const booked = detailOf(element, 'inspection-booking-created');
  const date = await fillInBooking('3:00 PM');
  await click(button('Confirm Booking'));
  await expect.element(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await expect.element(mark()).toBeVisible();
  expect(await booked).toEqual({ id: expect.any(String), date, time: '15:00', test: true });
  const slots = await fetch(`${inject('apiBase')}/api/calendar/slots?date=${date}`);
  expect(await slots.json()).toContainEqual({ time: '15:00' });
});

test('<inspection-contact> answers, and says in its event that it was a test', async () => {
  const element = mount('inspection-contact');
  await expect.element(mark()).toBeVisible();
  const sent = detailOf(element, 'inspection-contact-sent');
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
  expect(await sent).toEqual({ id: expect.any(String), test: true });
});

test('<inspection-quote> hands test mode on, with its event and to the booking page', async () => {
  const element = mount('inspection-quote');
  await expect.element(mark()).toBeVisible();
  const quoted = detailOf(element, 'inspection-quote-calculate');
  await page.getByLabelText('Property type').selectOptions('condo');
  await page.getByLabelText('Square footage').fill('1500');
  await click(page.getByRole('button', { name: 'Calculate My Quote' }));
  expect(await quoted).toMatchObject({ test: true });
  const link = page.getByRole('link', { name: /^Book this · \$/ });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('test=true'));
});

test('the mark can be read, and goes with the attribute', async () => {
  const element = mount('inspection-contact');
  await expect.element(mark()).toBeVisible();
  await expectAccessible(element);
  element['test'] = false;
  await expect.element(mark()).not.toBeInTheDocument();
});

test.each(['inspection-booking', 'inspection-contact', 'inspection-quote'])(
  '<%s> shows the mark inside its card, over nothing of it',
  async (tag) => {
    for (const width of [320, 1024]) {
      await page.viewport(width, 900);
      const element = mount(tag);
      await expect.element(mark()).toBeVisible();
      const root = element.shadowRoot as ShadowRoot;
      const box = (selector: string) =>
        (root.querySelector(selector) as Element).getBoundingClientRect();
      const { top, right, bottom } = box('.ui-test-mark');
      expect(top).toBeGreaterThanOrEqual(box('.ui-card').top);
      expect(right).toBeLessThan(box('.ui-card').right);
      expect(bottom).toBeLessThanOrEqual(box('[part~=title]').top);
      element.remove();
    }
  },
);

test('the mark is one line in the card, however narrow the column', async () => {
  const element = mount('inspection-quote');
  await expect.element(mark()).toBeVisible();
  element.style.width = '160px';
  const card = element.shadowRoot?.querySelector('.ui-card')?.getBoundingClientRect() as DOMRect;
  const { left, right, height } = (await mark().findElement()).getBoundingClientRect();
  expect(height).toBe(16);
  expect(left).toBeGreaterThan(card.left);
  expect(right).toBeLessThan(card.right);
});
