import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import { ContactButtons } from './contact-buttons.tsx';

const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('aria-label'), link.getAttribute('href')]);

const show = (phone: string) =>
  renderInHost(<ContactButtons name="Jane Doe" phone={phone} email="jane@example.com" />);

const email = ['Email', 'Email Jane Doe', 'mailto:jane@example.com'];

it('a number with an extension is called, and gets no text message', () => {
  show('972.555.0148 x12 after 5');
  expect(links()).toEqual([['Call', 'Call Jane Doe', 'tel:+19725550148;ext=12'], email]);
});

it('two numbers are told apart', async () => {
  const { host } = show('972-555-0148 / 214-555-0100 x7');
  expect(links()).toEqual([
    ['Call (972) 555-0148', 'Call (972) 555-0148, Jane Doe', 'tel:+19725550148'],
    ['Text (972) 555-0148', 'Text (972) 555-0148, Jane Doe', 'sms:+19725550148'],
    [
      'Call (214) 555-0100 ext. 7',
      'Call (214) 555-0100 ext. 7, Jane Doe',
      'tel:+12145550100;ext=7',
    ],
    email,
  ]);
  await expectAccessible(host);
});

it('what is no number cannot be called', () => {
  show('call me maybe please');
  expect(links()).toEqual([email]);
});
