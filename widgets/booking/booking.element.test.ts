import { expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defineElement } from '#widgets/core/define-element.tsx';
import { describeElement, mountElement } from '#widgets/core/testing/element-contract.ts';
import { inside } from '#widgets/core/testing/mount-element.ts';
import { bookingElement } from './booking.element.ts';
import { button } from './mount-booking.tsx';
import { chooseDay, expectAllKept, fillIn } from './testing/visitor.ts';

describeElement(
  {
    tag: 'inspection-booking',
    ready: '[role="grid"]',
    choice: {
      attribute: 'theme',
      property: 'theme',
      valid: 'dark',
      invalid: 'purple',
      fallback: 'auto',
    },
    announces: {
      event: 'inspection-slot-select',
      detail: { date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), time: '11:30' },
      async cause(element) {
        element.apiBase = inject('apiBase');
        await chooseDay(11);
        await page.getByRole('radio', { name: '11:30 AM' }).click();
      },
    },
  },
  () => defineElement(bookingElement),
);

const place = () =>
  mountElement(
    'inspection-booking',
    `<inspection-booking api-base="${inject('apiBase')}"></inspection-booking>`,
  );

test('<inspection-booking> keeps the open form when it is removed and inserted again', async () => {
  const element = place();
  await fillIn(12);
  const before = element.parentElement as HTMLElement;
  element.remove();
  await vi.waitFor(() => expect(element.shadowRoot?.querySelector('form')).toBeNull());
  before.append(element);
  await expectAllKept();
  expect(document.activeElement).toBe(document.body);
});

test('<inspection-booking> announces a booking without personal data', async () => {
  const element = place();
  const heard = vi.fn();
  document.addEventListener('inspection-booking-created', heard, { once: true });
  const date = await fillIn(13);
  await button('Confirm Booking').click();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  const event = heard.mock.calls[0]?.[0] as CustomEvent;
  expect(event.target).toBe(element);
  expect(event.detail).toEqual({ id: expect.any(String), date, time: '08:00' });
});

test('<inspection-booking> carries a quote that was set as a property before it was placed', async () => {
  const element = document.createElement('inspection-booking') as HTMLElement & {
    quote: unknown;
  };
  element.quote = { propertyType: 'condo', squareFootage: 1500 };
  document.body.append(element);
  await expect.element(page.getByText('Home: Condo, 1,500 sq ft — $350')).toBeVisible();
});

test('<inspection-booking> has the room of its message before any of its forms is loaded', async () => {
  const element = mountElement('inspection-booking');
  const message = await vi.waitFor(() => {
    const found = inside(element, '.booking-notice');
    if (!found) throw new Error('Not drawn yet');
    return found;
  });
  expect(getComputedStyle(message)).toMatchObject({ minHeight: '18px', marginTop: '5px' });
});
