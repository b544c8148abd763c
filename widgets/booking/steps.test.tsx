import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { chooseDay, expectAllKept, fillInBooking } from './testing/fill-in-booking.ts';
import { button, field, heading, time } from './testing/locators.ts';
import { renderBooking } from './testing/render-booking.tsx';

const steps = () => page.getByRole('list', { name: 'Steps' }).getByRole('listitem');

const expectCurrent = (name: string) =>
  vi.waitFor(() =>
    expect(
      steps()
        .elements()
        .filter((step) => step.getAttribute('aria-current') === 'step')
        .map((step) => step.textContent),
    ).toEqual([name]),
  );

test('the steps follow the choices, and the button shows what is missing beside it', async () => {
  const { host } = renderBooking();
  await expectCurrent('Day');
  await expect
    .element(button('Book This Appointment'))
    .toHaveAccessibleDescription('Choose a day first');
  await chooseDay();
  await expectCurrent('Time');
  await expect
    .element(button('Book This Appointment'))
    .toHaveAccessibleDescription('Choose a time first');
  await click(time('8:00 AM'));
  await expect.element(button('Book This Appointment')).not.toHaveAccessibleDescription();
  await expect.element(page.getByText(/^\w{3}, \w{3} \d+, 8:00 AM$/)).toBeVisible();
  await expectAccessible(host);
  await click(button('Book This Appointment'));
  await expectCurrent('Details');
});

test.each(['Day', 'Time'])('going back to %s loses nothing', async (name) => {
  const { host } = renderBooking();
  const date = await fillInBooking();
  await fill(field('Notes (optional)'), 'Gate code 1234');
  await expectAccessible(host);
  await click(button(`Back to ${name}`));
  await expect.element(time('8:00 AM')).toBeChecked();
  if (name === 'Day') {
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-date')).toBe(date));
  } else await expect.element(time('8:00 AM')).toHaveFocus();
  await click(button('Book This Appointment'));
  await expectAllKept();
  await expect.element(field('Notes (optional)')).toHaveValue('Gate code 1234');
});

test.each([0, 56, 140])(
  'each step starts at the top of the card, below an undeclared header of %i px',
  async (headerHeight) => {
    await page.viewport(390, 844);
    const header = document.createElement('header');
    Object.assign(header.style, {
      position: 'fixed',
      inset: '0 0 auto',
      height: `${headerHeight}px`,
      background: 'white',
    });
    document.body.append(header);
    onTestFinished(() => header.remove());
    const { host } = renderBooking({}, { width: 358 });
    host.style.marginBlock = '300px 2000px';
    const expectAtTop = () =>
      vi.waitFor(() => {
        const top = (host.firstElementChild as Element).getBoundingClientRect().top;
        expect(top).toBeGreaterThanOrEqual(headerHeight);
        expect(top).toBeLessThanOrEqual(headerHeight + 80);
      });
    await chooseDay();
    await click(time('8:00 AM'));
    await click(button('Book This Appointment'));
    await expect.element(heading('Your appointment')).toHaveFocus();
    await expectAtTop();
    await click(button('Cancel'));
    await expect.element(heading('Book your inspection')).toHaveFocus();
    await expectAtTop();
  },
);

test('a chosen day brings its times into the window of a phone', async () => {
  await page.viewport(390, 844);
  const { host } = renderBooking({}, { width: 358 });
  host.style.marginBlock = '200px 2000px';
  await chooseDay();
  await expect.element(time('8:00 AM')).toBeVisible();
  await vi.waitFor(() => {
    const { bottom } = button('Book This Appointment').element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(innerHeight);
  });
});
