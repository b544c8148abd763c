import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ownApiPerTest } from '#client/testing/own-api.ts';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { click } from '#ui/testing/act.ts';
import { defineElement } from '#widgets/element/define-element.tsx';
import { describeElement, mountElement } from '#widgets/element/testing/element-contract.ts';
import { changeOrigin } from '#widgets/element/testing/mount-element.ts';
import { bookingElement, define } from './booking.element.ts';
import { expectAllKept, fillInBooking } from './testing/fill-in-booking.ts';
import { button } from './testing/locators.ts';

define(async (locale) => defaultBusinessIn(locale));

const ownApi = ownApiPerTest();

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
      event: 'inspection-booking-created',
      // No personal data: the embedding page learns when, but not who.
      detail: {
        id: expect.any(String),
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        time: '08:00',
      },
      async cause(element) {
        await changeOrigin(element, ownApi());
        await fillInBooking();
        await click(button('Confirm Booking'));
      },
    },
  },
  () => defineElement(bookingElement),
);

test('<inspection-booking> keeps the open form when it is removed and inserted again', async () => {
  const element = mountElement(
    'inspection-booking',
    `<inspection-booking api-base="${ownApi()}"></inspection-booking>`,
  );
  await fillInBooking();
  const parent = element.parentElement as HTMLElement;
  element.remove();
  await vi.waitFor(() => expect(element.shadowRoot?.querySelector('form')).toBeNull());
  parent.append(element);
  await expectAllKept();
  expect(document.activeElement).toBe(document.body);
});

test('<inspection-booking> shows a quote that was set as a property before it was inserted', async () => {
  const element = document.createElement('inspection-booking') as HTMLElement & {
    quote: unknown;
  };
  element.quote = { propertyType: 'condo', squareFootage: 1500 };
  document.body.append(element);
  await expect.element(page.getByText('Home: Condo, 1,500 sq ft — $350')).toBeVisible();
});
