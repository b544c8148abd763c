import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { define } from '#widgets/booking/booking.element.ts';
import { inside, mountElement, type TestElement } from '#widgets/element/testing/mount-element.ts';
import { launch } from './launch.ts';

const business = async () => defaultBusinessIn('en');

// In its own file, because a tag stays defined.
test('a tag has its button before it is defined, and its definition when it is wanted', async () => {
  const logged = vi.mocked(console.error).mockImplementation(() => undefined);
  const styles = document.head.appendChild(document.createElement('style'));
  styles.textContent = ':not(:defined) { visibility: hidden }';
  const element = mountElement(
    'inspection-booking',
    '<inspection-booking display="button"></inspection-booking>',
  ) as TestElement & { close(): void };
  const load = vi.fn(async () => define(business));
  load.mockRejectedValueOnce(new TypeError('offline'));
  load.mockRejectedValueOnce(new RangeError('a part threw'));
  const launcher = launch(element, { load, business });
  expect(launch(element, { load, business })).toBe(launcher);
  const button = page.getByRole('button', { name: /^Book an inspection/ });
  await expect.element(button).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  element['quote'] = { propertyType: 'condo', squareFootage: 1500 };

  launcher.open();
  await expect.element(page.getByText(/^This could not be loaded/)).toBeVisible();
  element.close();
  launcher.open();
  await expect.element(page.getByText(/^This cannot be shown because of an error/)).toBeVisible();
  expect(logged.mock.calls.map(([message]) => message)).toEqual([
    '<inspection-booking> could not be loaded and is tried again.',
    '<inspection-booking> threw an error while it was loaded.',
  ]);
  logged.mockClear();
  element.close();
  expect(element.matches(':defined')).toBe(false);

  await userEvent.click(button);
  await expect.element(page.getByText(/Home: Condo, 1,500 sq ft/)).toBeVisible();
  expect(element.matches(':defined')).toBe(true);
  expect(element.shadowRoot?.querySelectorAll('inspection-launcher')).toHaveLength(1);
  expect(Object.hasOwn(element, 'close')).toBe(false);
  expect((inside(element, 'dialog') as HTMLDialogElement).open).toBe(true);
  element.close();
  await vi.waitFor(() => expect(document.adoptedStyleSheets).toEqual([]));
  styles.remove();
});
