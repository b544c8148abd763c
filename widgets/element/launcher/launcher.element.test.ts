import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nameAndLicense } from '#domain/business/name-and-license.ts';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { define as defineBooking } from '#widgets/booking/booking.element.ts';
import { inside, mountElement, type TestElement } from '#widgets/element/testing/mount-element.ts';
import { define as defineQuote } from '#widgets/quote/quote.element.ts';

defineQuote(async (locale) => defaultBusinessIn(locale));
defineBooking(async (locale) => defaultBusinessIn(locale));

const mount = (attributes = '', tag = 'inspection-quote', display = 'button') =>
  mountElement(
    tag,
    `<${tag} display="${display}" api-base="${inject('apiBase')}"${attributes}></${tag}>`,
  );
const opener = () => page.getByRole('button', { name: /^Get an instant quote/ });
const dialog = () => page.getByRole('dialog', { name: 'Instant quote' });
const size = () => page.getByLabelText('Square footage');
const dialogIn = (element: Element) => inside(element, 'dialog') as HTMLDialogElement;
const pageOverflow = () => getComputedStyle(document.documentElement).overflowY;

beforeEach(() => document.body.replaceChildren());
afterEach(() => expect(document.adoptedStyleSheets, 'the page scrolls again').toEqual([]));

test('a button says whose it is, and opens the widget in a modal dialog', async () => {
  const element = mount();
  await expect.element(opener()).toBeVisible();
  expect(inside(element, '[part=licence]')?.textContent).toBe(
    nameAndLicense(defaultBusinessIn('en')),
  );
  expect(dialogIn(element).childElementCount).toBe(2);
  expect(inside(element, 'inspection-quote')).toBeNull();
  await userEvent.click(opener());
  await expect.element(size()).toBeVisible();
  expect(dialogIn(element).matches(':modal')).toBe(true);
  expect(pageOverflow()).toBe('hidden');
  expect(element.shadowRoot?.activeElement?.textContent).toBe('Instant quote');
  await expectAccessible(document.body);
  await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('Esc closes it, gives the focus back and keeps what was typed', async () => {
  const element = mount();
  await userEvent.click(opener());
  await size().fill('2400');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement).toBe(inside(element, '[part=launcher]'));
  expect(pageOverflow()).toBe('visible');
  await userEvent.keyboard('{Enter}');
  await expect.element(size()).toHaveValue('2400');
  await userEvent.keyboard('{Escape}');
});

test('a click on the backdrop closes it; a press inside that ends there does not', async () => {
  const element = mount();
  await userEvent.click(opener());
  const backdrop = dialogIn(element);
  const press = (target: Element) =>
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  press((await size().findElement()) as Element);
  backdrop.click();
  expect(backdrop.open).toBe(true);
  press(backdrop);
  backdrop.click();
  expect(backdrop.open).toBe(false);
  await vi.waitFor(() => expect(pageOverflow()).toBe('visible'));
});

test('a page that swaps its content while it is open can scroll, and has it closed when it comes back', async () => {
  const element = mount();
  await userEvent.click(opener());
  await size().fill('2400');
  const place = element.parentElement as HTMLElement;
  element.remove();
  expect(pageOverflow()).toBe('visible');
  place.append(element);
  await expect.element(opener()).toBeVisible();
  expect(dialogIn(element).open).toBe(false);
  await userEvent.click(opener());
  await expect.element(size()).toHaveValue('2400');
  element.remove();
});

test('open() and close() are announced to the document, from the tag', async () => {
  const element = mount() as TestElement & { open(): void; close(): void };
  const heard: string[] = [];
  const hear = ({ type, target }: Event) => heard.push(`${type} ${target === element}`);
  for (const type of ['inspection-dialog-open', 'inspection-dialog-close']) {
    document.addEventListener(type, hear, { once: true });
  }
  element.open();
  await expect.element(dialog()).toBeVisible();
  element.close();
  await vi.waitFor(() =>
    expect(heard).toEqual(['inspection-dialog-open true', 'inspection-dialog-close true']),
  );
});

test('it has its own text, language and colors, and follows their changes', async () => {
  const element = mount(' button-text="What does it cost?"');
  const button = page.getByRole('button', { name: /^What does it cost\?/ });
  await expect.element(button).toBeVisible();
  element.style.setProperty('--inspection-action', 'rgb(1, 2, 3)');
  const style = getComputedStyle(await button.findElement());
  expect(style.getPropertyValue('--action')).toBe('rgb(1, 2, 3)');
  element.removeAttribute('button-text');
  element.lang = 'es';
  await userEvent.click(page.getByRole('button', { name: /^Obtener una cotización/ }));
  await expect.element(page.getByLabelText('Pies cuadrados')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Cerrar' }));
});

test('the widget has the attributes of the tag, also later ones', async () => {
  const element = mount(' partner="jane-doe-realty" id="quote" class="wide"');
  await userEvent.click(opener());
  const widget = inside(element, 'inspection-quote') as TestElement;
  expect(widget['partner']).toBe('jane-doe-realty');
  expect([widget.id, widget.getAttribute('display')]).toEqual(['', null]);
  element.setAttribute('test', '');
  await expect.element(page.getByText('Test mode: nothing is sent or booked')).toBeVisible();
  element.removeAttribute('test');
  await vi.waitFor(() => expect(widget['test']).toBe(false));
  element.remove();
});

test('an event of the widget has the tag as its target', async () => {
  const element = mount();
  await userEvent.click(opener());
  const calculated = new Promise<EventTarget | null>((resolve) =>
    document.addEventListener('inspection-quote-calculate', ({ target }) => resolve(target), {
      once: true,
    }),
  );
  await page.getByLabelText('Property type').selectOptions('condo');
  await size().fill('1500');
  await userEvent.click(page.getByRole('button', { name: 'Calculate My Quote' }));
  expect(await calculated).toBe(element);
  element.remove();
});

test('another display shows the widget in the page, and back', async () => {
  const element = mount();
  await expect.element(opener()).toBeVisible();
  element.setAttribute('display', 'inline');
  await expect.element(size()).toBeVisible();
  expect(inside(element, 'dialog')).toBeNull();
  element.setAttribute('display', 'button');
  await expect.element(opener()).toBeVisible();
  expect(size().elements()).toEqual([]);
});

describe('display="dialog"', () => {
  test('stands in a corner of the window, above the help chat', async () => {
    const element = mount('', 'inspection-quote', 'dialog');
    const bottom = async () => (await opener().findElement()).getBoundingClientRect().bottom;
    await expect.element(opener()).toBeVisible();
    expect(getComputedStyle(element).position).toBe('fixed');
    expect(innerHeight - (await bottom())).toBe(16);
    const chat = document.body.appendChild(document.createElement('inspection-chat'));
    await vi.waitFor(async () => expect(innerHeight - (await bottom())).toBe(96));
    chat.remove();
    element.setAttribute('placement', 'bottom-left');
    expect((await opener().findElement()).getBoundingClientRect().left).toBe(16);
  });

  test('fades while the visitor is in a field of the page', async () => {
    mount('', 'inspection-quote', 'dialog');
    await expect.element(opener()).toBeVisible();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    const opacity = async () => getComputedStyle(await opener().findElement()).opacity;
    await vi.waitFor(async () => expect(await opacity()).toBe('0'));
    field.blur();
    await vi.waitFor(async () => expect(await opacity()).toBe('1'));
  });
});

test('in the shadow root of another component it does not give way to itself', async () => {
  const element = mount('', 'inspection-quote', 'dialog');
  const component = document.body.appendChild(document.createElement('div'));
  component.attachShadow({ mode: 'open' }).append(element);
  await expect.element(opener()).toBeVisible();
  const isAside = () => inside(element, '.launcher')?.hasAttribute('data-aside');
  const look = vi.spyOn(document, 'elementsFromPoint');
  // Twice, because a faded button is not found under itself.
  for (let nth = 0; nth < 2; nth++) {
    look.mockClear();
    dispatchEvent(new Event('resize'));
    await vi.waitFor(() => expect(look).toHaveBeenCalled());
    expect(isAside()).toBe(false);
  }
  look.mockRestore();
  const covered = document.body.appendChild(document.createElement('button'));
  covered.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 300px; height: 90px';
  await vi.waitFor(() => expect(isAside()).toBe(true));
});

describe('a quote that is booked', () => {
  const booking = () => page.getByRole('dialog', { name: 'Book an inspection' });
  const home = () => page.getByText(/Home: Condo, 1,500 sq ft/);
  const book = async () => {
    await userEvent.click(opener());
    await page.getByLabelText('Property type').selectOptions('condo');
    await size().fill('1500');
    await userEvent.click(page.getByRole('button', { name: 'Calculate My Quote' }));
    await userEvent.click(page.getByRole('link', { name: /^Book this · \$/ }));
  };

  test('goes from one dialog to the other, twice', async () => {
    const quote = mount();
    const calendar = mount('', 'inspection-booking', 'dialog');
    await expect.element(page.getByRole('button', { name: /^Book an inspection/ })).toBeVisible();
    await book();
    await expect.element(home()).toBeVisible();
    expect([dialogIn(quote).open, dialogIn(calendar).open]).toEqual([false, true]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(opener());
    await userEvent.click(page.getByRole('link', { name: /^Book this · \$/ }));
    await expect.element(booking()).toBeVisible();
    await expect.element(home()).toBeVisible();
    expect(dialogIn(quote).open).toBe(false);
    calendar.remove();
  });

  test('goes to a calendar in the page, which gets the focus', async () => {
    const calendar = mountElement(
      'inspection-booking',
      `<inspection-booking api-base="${inject('apiBase')}"></inspection-booking>`,
    );
    await expect.element(page.getByRole('grid')).toBeVisible();
    mount();
    await book();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(home()).toBeVisible();
    expect(calendar.shadowRoot?.activeElement).toBe(inside(calendar, 'h2'));
  });
});
