import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { click, fill, select } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import type { Quote } from '#widgets/element/quote-handoff.ts';
import { QuoteWidget } from './quote.tsx';
import type { QuoteWidgetProps } from './quote.types.ts';

const today = businessToday(new Date(), centralTime);
const end = addDays(today, 5);

const field = (label: string) => page.getByLabelText(new RegExp(`^${label}`));
const ends = () => field('Option period ends');
const openOption = () => click(page.getByText('Refine', { exact: true }));
const total = () => page.getByRole('heading', { name: /^Your inspection price/ });

async function calculate() {
  await select(field('Property type'), 'condo');
  await fill(field('Square footage'), '1500');
  await click(page.getByRole('button', { name: 'Calculate My Quote' }));
}

/** What the booking page and a booking widget would receive. */
async function handedOver(props: QuoteWidgetProps, fillIn?: () => Promise<void>) {
  const onBook = vi.fn<(quote: Quote) => boolean>(() => false);
  renderInHost(<QuoteWidget {...props} onBook={onBook} />);
  await fillIn?.();
  await calculate();
  await expect.element(total()).toMatchTextContent('$350');
  expect(document.body.textContent).not.toMatch(/option/i);
  const link = page.getByRole('link', { name: /^Book this · \$/ });
  await click(link);
  const { searchParams } = new URL((link.element() as HTMLAnchorElement).href);
  return { search: searchParams.get('option-ends'), quote: onBook.mock.calls[0]?.[0] };
}

test('the visitor’s end of the option period is handed over with the quote', async () => {
  const { search, quote } = await handedOver({}, async () => {
    await openOption();
    await fill(ends(), end);
  });
  expect(search).toBe(end);
  expect(quote).toMatchObject({ optionEnds: end });
  expect(quote?.input).not.toHaveProperty('optionEnds');
});

test('the page’s is handed over', async () => {
  const handed = await handedOver({ optionEnds: end });
  expect(handed).toMatchObject({ search: end, quote: { optionEnds: end } });
});

test('the page’s is the visitor’s to correct', async () => {
  const later = addDays(today, 9);
  const handed = await handedOver({ optionEnds: end }, async () => {
    await openOption();
    await expect.element(ends()).toHaveValue(end);
    await fill(ends(), later);
  });
  expect(handed).toMatchObject({ search: later, quote: { optionEnds: later } });
});

test('the page’s is the visitor’s to empty', async () => {
  const { search, quote } = await handedOver({ optionEnds: end }, async () => {
    await openOption();
    await fill(ends(), '');
  });
  expect(search).toBeNull();
  expect(quote).not.toHaveProperty('optionEnds');
});

test('a quote without one does not mention it', async () => {
  const { search, quote } = await handedOver({});
  expect(search).toBeNull();
  expect(Object.keys(quote ?? {})).toEqual(['input', 'result']);
});

test('a day that is over is refused at its field, but not if the page says it', async () => {
  const { host } = renderInHost(<QuoteWidget />);
  await openOption();
  await fill(ends(), addDays(today, -1));
  await calculate();
  await expect.element(page.getByText('Please choose today or a later date')).toBeVisible();
  await expect.element(ends()).toHaveFocus();
  await expectAccessible(host);
  // The field stays open while the error is corrected.
  await fill(ends(), end);
  await expect.element(ends()).toBeVisible();
  await click(page.getByRole('button', { name: 'Calculate My Quote' }));
  await expect.element(total()).toBeVisible();
});

test('an outdated day of the page does not block a quote', async () => {
  const old = addDays(today, -30);
  expect(await handedOver({ optionEnds: old })).toMatchObject({ quote: { optionEnds: old } });
});
