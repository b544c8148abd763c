import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { click } from '#ui/testing/act.ts';
import { defineElement } from '#widgets/element/define-element.tsx';
import { describeElement } from '#widgets/element/testing/element-contract.ts';
import { mountElement } from '#widgets/element/testing/mount-element.ts';
import { chatElement, define } from './chat.element.ts';

define(async (locale) => defaultBusinessIn(locale));

describeElement(
  {
    tag: 'inspection-chat',
    ready: '.chat-launcher',
    choice: {
      attribute: 'placement',
      property: 'placement',
      valid: 'bottom-left',
      invalid: 'top',
      fallback: 'bottom-right',
    },
  },
  () => defineElement(chatElement),
);

test('the overlay is as large as what it shows, in the corner of its placement', async () => {
  const element = mountElement('inspection-chat');
  const launcher = page.getByRole('button', { name: /^Questions\? Ask us/ });
  await expect.element(launcher).toBeVisible();
  const closed = element.getBoundingClientRect();
  expect([closed.right, closed.bottom]).toEqual([innerWidth - 16, innerHeight - 16]);
  expect(closed.height).toBeLessThan(64);
  expect(closed.width).toBeLessThan(400);
  await click(launcher);
  await vi.waitFor(() => expect([element.offsetWidth, element.offsetHeight]).toEqual([384, 600]));
  element.setAttribute('placement', 'bottom-left');
  expect(element.getBoundingClientRect().left).toBe(16);
  await page.viewport(320, 500);
  // On a phone it is a modal dialog, outside of any box, and it appears with an animation.
  const panel = page.getByRole('dialog', { name: 'Help chat' });
  await expect
    .poll(() => {
      const { left, top, right, bottom } = panel.element().getBoundingClientRect();
      return [left, top, right, bottom];
    })
    .toEqual([16, 16, 304, 484]);
});
