import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#widgets/booking/booking.element.ts';
import '#widgets/contact/contact.element.ts';
import { defineElement } from '#widgets/core/define-element.tsx';
import '#widgets/pricing/pricing.element.ts';
import '#widgets/quote/quote.element.ts';
import '#widgets/reviews/reviews.element.ts';
import { answerWith, many } from '#widgets/reviews/testing/some-reviews.ts';

const insert = (tag: string) => {
  const element = document.createElement(tag);
  document.body.append(element);
  const root = element.shadowRoot as ShadowRoot;
  return { element, controls: () => root.querySelectorAll('.ui-control').length };
};

/** What `state` was after each task that changed something within, until the whole is shown. */
async function stepsOf<T>(element: Element, state: () => T): Promise<T[]> {
  const root = element.shadowRoot as ShadowRoot;
  const isShown = () => getComputedStyle(root.querySelector('.ui-host') as Element).opacity === '1';
  expect(isShown()).toBe(false);
  const steps = [state()];
  const observer = new MutationObserver(() => void steps.push(state()));
  observer.observe(root, { childList: true, subtree: true });
  await vi.waitFor(() => expect(isShown()).toBe(true));
  observer.disconnect();
  return steps;
}

test('a form is drawn part by part, a task each, and shown when it is whole', async () => {
  const { element, controls } = insert('inspection-quote');
  expect(await stepsOf(element, controls)).toEqual([0, 3, 5, 6, 6]);
  await expect.element(page.getByRole('button', { name: 'Calculate My Quote' })).toBeVisible();
});

test('the pricing block comes in four parts, and is shown when it is whole', async () => {
  const { element } = insert('inspection-pricing');
  const drawn = () =>
    ['table', '[part=plan]', 'dl', '[data-partly]']
      .filter((part) => element.shadowRoot?.querySelector(part))
      .join(' ');
  expect(await stepsOf(element, drawn)).toEqual([
    '[data-partly]',
    'table [data-partly]',
    'table [part=plan] [data-partly]',
    'table [part=plan] dl',
  ]);
});

test('reviews that come are drawn part by part, and all keep their places meanwhile', async () => {
  const element = Object.assign(document.createElement('inspection-reviews'), {
    reviews: answerWith(many(9)),
  });
  document.body.append(element);
  const count = (selector: string) => element.shadowRoot?.querySelectorAll(selector).length ?? 0;
  const cards = () => count('ul .reviews-card:not(.ui-skeleton)');
  const steps: string[] = [];
  while (cards() < 9) {
    await new Promise(requestAnimationFrame);
    if (count('ul.reviews-grid') === 0) continue;
    expect(count('ul .reviews-card')).toBe(9);
    const drawn = ['.reviews-average', '.reviews-platforms li', '.reviews-choice']
      .map(count)
      .concat(cards())
      .join(' ');
    if (drawn !== steps.at(-1)) steps.push(drawn);
  }
  expect(steps).toEqual([
    '0 0 0 0',
    '1 0 0 0',
    '1 4 0 0',
    '1 4 5 0',
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((some) => `1 4 5 ${some}`),
  ]);
});

test('the cards of reviews are drawn when they come near', async () => {
  const element = Object.assign(document.createElement('inspection-reviews'), {
    reviews: answerWith(many(9)),
  });
  // The figures are on the screen, and what follows them is not.
  element.style.marginTop = `${window.innerHeight - 50}px`;
  document.body.append(element);
  const count = (selector: string) => element.shadowRoot?.querySelectorAll(selector).length;
  await expect.poll(() => count('.reviews-choice')).toBe(5);
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  expect(count('.reviews-card.ui-skeleton')).toBe(9);
  element.scrollIntoView();
  await expect.poll(() => count('.reviews-card.ui-skeleton')).toBe(0);
});

test('an element that its page had already is styled and drawn in tasks of their own', async () => {
  const place = document.createElement('div');
  place.innerHTML = '<inspection-late></inspection-late>';
  document.body.append(place);
  const element = place.firstElementChild as HTMLElement;
  defineElement({
    tag: 'inspection-late',
    component: () => 'Here',
    createStore: () => ({}),
    styles: [],
  });
  const root = element.shadowRoot as ShadowRoot;
  const state = () => [root.adoptedStyleSheets.length > 0, root.textContent];
  expect(state()).toEqual([false, '']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(state()).toEqual([true, '']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(state()).toEqual([true, 'Here']);
});

test('a form that comes again is there at once, and the focus finds it', async () => {
  const { controls } = insert('inspection-quote');
  await page.getByLabelText('Property type').selectOptions('condo');
  await page.getByLabelText('Square footage').fill('1500');
  await page.getByRole('button', { name: 'Calculate My Quote' }).click();
  await page.getByRole('button', { name: 'Get New Quote' }).click();
  await expect.element(page.getByLabelText('Property type')).toBeVisible();
  expect(controls()).toBe(6);
});

test('a calendar comes part by part, and makes no formatter', async () => {
  const formatter = vi.spyOn(Intl, 'DateTimeFormat');
  const { element } = insert('inspection-booking');
  const root = element.shadowRoot as ShadowRoot;
  const drawn = () =>
    ['.booking-room', '.booking-times', 'thead', 'tbody tr']
      .map((part) => root.querySelectorAll(part).length)
      .join(' ');
  const steps = [drawn()];
  const observer = new MutationObserver(() => {
    if (drawn() !== steps.at(-1)) steps.push(drawn());
  });
  observer.observe(root, { childList: true, subtree: true });
  await expect.poll(() => steps.length).toBe(5);
  observer.disconnect();
  expect(steps).toEqual([
    '1 0 0 0',
    '1 1 0 0',
    '0 1 1 0',
    '0 1 1 3',
    expect.stringMatching(/^0 1 1 [456]$/),
  ]);
  expect(formatter).not.toHaveBeenCalled();
});

describe('the control of a form’s date', () => {
  const farBelow = async () => {
    const { element } = insert('inspection-contact');
    element.style.marginTop = `${window.innerHeight + 300}px`;
    const date = page.getByLabelText(/^Preferred date/);
    await expect.element(date).toBeInTheDocument();
    return date.element() as HTMLInputElement;
  };

  test('is the browser’s own once it is near the screen', async () => {
    const date = await farBelow();
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    expect(date.type).toBe('text');
    const height = date.offsetHeight;
    date.scrollIntoView();
    await expect.poll(() => date.type).toBe('date');
    expect(date.offsetHeight).toBe(height);
  });

  test('is the browser’s own once somebody gives it the focus, and takes what they type', async () => {
    const date = await farBelow();
    date.focus();
    await expect.poll(() => date.type).toBe('date');
    await userEvent.keyboard('03082027');
    expect(date.value).toBe('2027-03-08');
  });

  test('is the browser’s own at once in a form that comes again', async () => {
    insert('inspection-quote');
    await page.getByLabelText('Property type').selectOptions('condo');
    await page.getByLabelText('Square footage').fill('1500');
    await page.getByRole('button', { name: 'Calculate My Quote' }).click();
    await page.getByRole('button', { name: 'Get New Quote' }).click();
    const date = page.getByLabelText(/^Preferred date/);
    expect((date.element() as HTMLInputElement).type).toBe('date');
  });
});
