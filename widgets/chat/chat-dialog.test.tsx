import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { answerTo, greeting } from '#domain/chat/answer.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import {
  ask,
  conversation,
  field,
  launcher,
  openChat,
  panel,
  renderChat,
} from './testing/render-chat.tsx';

const isModal = () => panel().element().matches(':modal');
const pageLink = (host: HTMLElement) => host.querySelector('a') as HTMLElement;

describe('in a window of less than 600 px the panel covers the page', () => {
  beforeEach(() => page.viewport(390, 844));

  test('so it is modal: Tab stays inside, and the page is out of reach', async () => {
    const host = renderChat();
    await openChat();
    expect(isModal()).toBe(true);
    for (let press = 0; press < 12; press++) {
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement).not.toBe(pageLink(host));
    }
    pageLink(host).focus();
    expect(document.activeElement).not.toBe(pageLink(host));
    await expectAccessible(panel().element());
  });

  test.each(['the field', 'nothing'])('Esc closes it with the focus in %s', async (place) => {
    renderChat();
    await openChat();
    if (place === 'nothing') (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.element(launcher()).toHaveFocus();
  });
});

test('in a wider window the page stays in reach, and Esc there leaves the chat alone', async () => {
  const host = renderChat();
  await openChat();
  expect(isModal()).toBe(false);
  pageLink(host).focus();
  expect(document.activeElement).toBe(pageLink(host));
  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).toBeVisible();
});

test('a window that gets narrower, and wide again, keeps conversation, text and focus', async () => {
  const host = renderChat();
  await openChat();
  await ask('pool?');
  await expect.element(page.getByText(/adds \$25/)).toBeVisible();
  await field().fill('half a questi');
  for (const width of [390, 1024]) {
    await page.viewport(width, 844);
    await expect.poll(isModal).toBe(width === 390);
    expect(conversation()).toEqual([
      `Help: ${greeting.text}`,
      'You: pool?',
      `Help: ${answerTo('pool', defaultBusiness).text}`,
    ]);
    await expect.element(field()).toHaveValue('half a questi');
    await expect.element(field()).toHaveFocus();
  }
  await click(page.elementLocator(pageLink(host)));
  await expect.element(panel()).toBeVisible();
});
