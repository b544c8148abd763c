import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { click, fill, select } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import type { Quote } from '#widgets/element/quote-handoff.ts';
import { reservedSizeOf } from '#widgets/registry.ts';
import './quote.css';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { calculate as calculatePrice } from './calculate.ts';
import { createQuoteStore } from './quote.store.ts';
import { QuoteWidget } from './quote.tsx';
import type { QuoteWidgetProps } from './quote.types.ts';

const today = businessToday(new Date(), centralTime);

const show = (props: QuoteWidgetProps = {}, width = 900) =>
  renderInHost(<QuoteWidget {...props} />, { width }).host;

const field = (label: string) => page.getByLabelText(new RegExp(`^${label}`));
const calculate = () => click(page.getByRole('button', { name: 'Calculate My Quote' }));
const total = () => page.getByRole('heading', { name: /^Your inspection price/ });
const bookLink = () => page.getByRole('link', { name: /^Book this · \$/ });

const refine = () => click(page.getByText('Refine', { exact: true }));
const details = () => page.getByRole('form').element().querySelector('details');
const bar = () => document.querySelector('.quote-bar');

const messageOf = (label: string) => {
  const id = field(label).element().getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent;
};

async function fillIn(type = 'residential', area = '2,400') {
  await select(field('Property type'), type);
  await fill(field('Square footage'), area);
}

async function fillInAll() {
  await fillIn('warranty', '50000');
  await refine();
  await fill(field('Year built'), '1900');
  await select(field('Stories'), '4');
  await select(field('Detached structures'), '4');
  await fill(field('Preferred date'), addDays(today, 30));
  for (const extra of ['Pool or spa', 'Basement', 'Rush service']) await click(field(extra));
}

describe('the form', () => {
  test('names missing answers at their fields, and focuses the first', async () => {
    const host = show();
    await calculate();
    await expect.element(field('Property type')).toHaveFocus();
    expect(messageOf('Property type')).toBe('Please select a property type');
    expect(messageOf('Square footage')).toBe('Please enter square footage');
    expect(messageOf('Year built')).toBe(
      '1800 to 2030. By age: +$25 over 20, +$50 over 30, +$75 over 50 years',
    );
    expect(details()?.open).toBe(false);
    await expectAccessible(host);
  });

  test.each([
    ['Square footage', '499', 'Square footage must be between 500 and 50,000'],
    ['Square footage', '50,001', 'Square footage must be between 500 and 50,000'],
    ['Square footage', 'big', 'Please enter square footage as a whole number'],
    ['Year built', '1799', 'Year built must be between 1800 and 2030'],
    ['Year built', '2031', 'Year built must be between 1800 and 2030'],
    ['Preferred date', addDays(today, -1), 'Please choose today or a later date'],
  ])('refuses in %s: %s', async (label, text, message) => {
    const onCalculate = vi.fn();
    show({ onCalculate });
    await fillIn();
    await refine();
    await fill(field(label), text);
    await calculate();
    await expect.element(field(label)).toHaveFocus();
    expect(messageOf(label)).toBe(message);
    await expect.element(field(label)).toHaveValue(text);
    expect(onCalculate).not.toHaveBeenCalled();
  });

  test('has a preferred day that begins with today in Texas', async () => {
    show();
    await expect.element(field('Preferred date')).toHaveAttribute('min', today);
  });

  test('is sent by Enter', async () => {
    show();
    await fillIn();
    await click(field('Square footage'));
    await userEvent.keyboard('{Enter}');
    await expect.element(total()).toHaveFocus();
  });
});

describe('the price', () => {
  test('stands in the place of the form, line by line, and the lines add up', async () => {
    const onCalculate = vi.fn<(quote: Quote) => void>();
    const host = show({ onCalculate });
    await fillInAll();
    await calculate();
    await expect.element(total()).toHaveFocus();
    await expect.element(page.getByRole('form')).not.toBeInTheDocument();

    const rows = page.getByRole('row').elements();
    const amounts = rows.map((row) =>
      Number(row.querySelector('td')?.textContent?.replace('−', '-').replace(/[$,]/g, '')),
    );
    const sum = amounts.pop();
    expect(amounts.length).toBe(8);
    expect(amounts.reduce((one, other) => one + other, 0)).toBe(sum);
    const quote = onCalculate.mock.calls[0]?.[0];
    expect(quote?.result.totalPrice).toBe(sum);
    expect(quote?.input).toMatchObject({ propertyType: 'warranty', stories: 4 });
    expect(total().element().textContent).toContain(`$${sum?.toLocaleString('en-US')}`);
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(quote?.result.recommendedServices);
    await expectAccessible(host);
  });

  test('is left for an empty form by "Get New Quote"', async () => {
    show();
    await fillInAll();
    await calculate();
    await click(page.getByRole('button', { name: 'Get New Quote' }));
    await expect
      .element(page.getByRole('heading', { name: 'What will your inspection cost?' }))
      .toHaveFocus();
    await expect.element(field('Square footage')).toHaveValue('');
    await expect.element(field('Property type')).toHaveValue('');
    await expect.element(field('Stories')).toHaveValue('1');
    await expect.element(field('Pool or spa')).not.toBeChecked();
    await calculate();
    await expect.element(field('Property type')).toHaveFocus();
  });
});

describe('booking what was priced', () => {
  const priced = async (props: QuoteWidgetProps) => {
    show(props);
    await fillIn('condo', '1500');
    await calculate();
    await expect.element(bookLink()).toBeVisible();
  };

  /** Follows the link without leaving the page; returns whether it would have been left. */
  const follow = (keys: MouseEventInit = {}) => {
    const link = bookLink().element();
    const click = new MouseEvent('click', { ...keys, bubbles: true, cancelable: true });
    let left = false;
    window.addEventListener(
      'click',
      (event) => {
        left = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    link.dispatchEvent(click);
    return left;
  };

  test.each([
    ['https://inspect.example', 'https://inspect.example/calendar'],
    ['', '/calendar'],
  ])('leads to the booking page of "%s" with the quote and the partner', async (apiBase, path) => {
    await priced({ apiBase, partner: 'jane-doe-realty' });
    const href = bookLink().element().getAttribute('href') ?? '';
    const [address, search] = href.split('?');
    expect(address).toBe(path);
    const query = new URLSearchParams(search);
    expect(query.get('partner')).toBe('jane-doe-realty');
    expect(JSON.parse(query.get('quote') ?? '')).toMatchObject({
      propertyType: 'condo',
      squareFootage: 1500,
    });
  });

  test('stays on the page when a listener there handles it', async () => {
    const onBook = vi.fn(() => false);
    await priced({ onBook });
    expect(follow()).toBe(false);
    expect(onBook).toHaveBeenCalledExactlyOnceWith({
      input: expect.objectContaining({ squareFootage: 1500 }),
      result: expect.objectContaining({ totalPrice: 350 }),
    });
  });

  test('leaves a click that asks for a new tab to the browser', async () => {
    const onBook = vi.fn(() => false);
    await priced({ onBook });
    expect(follow({ ctrlKey: true })).toBe(true);
    expect(onBook).not.toHaveBeenCalled();
  });

  test.each([
    ['nobody listens', undefined],
    ['nobody takes it up', () => true],
  ])('goes to the booking page when %s', async (_what, onBook) => {
    await priced(onBook ? { onBook } : {});
    expect(follow()).toBe(true);
  });
});

test('the way to the booking page keeps the campaign of this page, and nothing else of it', async () => {
  const before = location.href;
  history.replaceState(null, '', '?utm_source=newsletter&utm_campaign=spring%20sale&email=a@b.c');
  onTestFinished(() => history.replaceState(null, '', before));
  show({ partner: 'jane-doe-realty' });
  await fillIn();
  await calculate();
  const { search } = new URL((bookLink().element() as HTMLAnchorElement).href);
  const { quote: _quote, ...others } = Object.fromEntries(new URLSearchParams(search));
  expect(others).toEqual({
    partner: 'jane-doe-realty',
    utm_source: 'newsletter',
    utm_campaign: 'spring sale',
  });
});

describe('the price while typing', () => {
  const shows = (text: string) => vi.waitFor(() => expect(bar()).toMatchTextContent(text));

  test('begins with the lowest, and is that of the answers so far', async () => {
    const host = show();
    await shows('From $350');
    await fill(field('Square footage'), '2,800');
    await shows('From $400 · choose a property type');
    await select(field('Property type'), 'residential');
    await shows('$400 · 3-3.5 h on site');
    expect(bar()).not.toMatchTextContent('From');
    await refine();
    await click(field('Pool or spa'));
    await select(field('Stories'), '3');
    await shows('$475 · 3-3.5 h on site');
    await expectAccessible(host);
    await calculate();
    await expect.element(total()).toMatchTextContent('$475');
  });

  test('is not wrong while a number is half typed, nor after it is deleted', async () => {
    show();
    await fillIn('residential', '2600');
    await shows('$400 · 3-3.5 h on site');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await shows('$400 · 3-3.5 h on site');
    expect(bar()).toHaveAttribute('data-held');
    await userEvent.keyboard('{Backspace}100');
    await shows('$375 · 2.5-3 h on site');
    expect(bar()).not.toHaveAttribute('data-held');
    await fill(field('Square footage'), '');
    await shows('From $350');
  });

  test('is announced once it has settled', async () => {
    show();
    await fillIn('residential', '2800');
    const spoken = () => bar()?.querySelector('[aria-live="polite"]');
    await vi.waitFor(() => expect(spoken()).toBeTruthy());
    expect(spoken()?.textContent).toBe('');
    await vi.waitFor(
      () => expect(spoken()).toHaveTextContent('Price so far: $400, 3-3.5 h on site'),
      5000,
    );
  });

  test.each([
    ['1,500', '1,500', '$350'],
    ['2,000', '2,000', '$350'],
    ['2,500', '2,500', '$375'],
    ['3,000+', '3,500', '$450'],
  ])('accepts a common size with one tap: %s', async (label, size, price) => {
    show();
    await select(field('Property type'), 'residential');
    const choice = page.getByRole('button', { name: `${label} square feet` });
    await click(choice);
    await expect.element(field('Square footage')).toHaveValue(size);
    await expect.element(choice).toHaveAttribute('aria-pressed', 'true');
    await shows(`${price} ·`);
  });
});

describe('the questions under Refine', () => {
  test('are closed at first, and each says what its answer adds', async () => {
    show();
    await expect.element(field('Stories')).not.toBeVisible();
    await refine();
    await expect.element(field('Stories')).toBeVisible();
    for (const name of ['Pool or spa +$25', 'Basement +$75', 'Rush service +30%']) {
      await expect.element(page.getByRole('checkbox', { name, exact: true })).toBeVisible();
    }
    expect(field('Stories').element().textContent).toContain('4 stories (+$100)');
    expect(messageOf('Preferred date')).toBe('5% off the base from 7 days ahead');
  });

  test('open by themselves where one of them is wrong', async () => {
    const store = createQuoteStore();
    show({ store });
    await fillIn();
    await refine();
    await fill(field('Year built'), '1799');
    await refine();
    // The browser reports it in a separate task.
    await vi.waitFor(() => expect(store.getState().refining).toBe(false));
    await expect.element(field('Year built')).not.toBeVisible();
    await calculate();
    await expect.element(field('Year built')).toHaveFocus();
    await expect.element(field('Year built')).toBeVisible();
  });
});

const { narrow, wide } = reservedSizeOf('inspection-quote');

test.each([
  [320, narrow],
  [900, wide],
])('only the form keeps a height, in a box of %i px', async (width, height) => {
  const card = () => document.querySelector<HTMLElement>('.quote') as HTMLElement;
  show({}, width);
  await vi.waitFor(() => expect(card().offsetHeight).toBe(height));
  await calculate();
  await expect.element(field('Property type')).toHaveFocus();
  expect(card().offsetHeight).toBeGreaterThan(height);
  await fillIn('condo', '1500');
  await calculate();
  await expect.element(total()).toBeVisible();
  const [result, license] = ['.quote-result', '.ui-license'].map((part) =>
    card().querySelector(part)?.getBoundingClientRect(),
  );
  expect(license?.top).toBe(result?.bottom);
});

test('an error of the rules is logged, and is not said to be the connection', async () => {
  const logged = vi.mocked(console.error).mockImplementation(() => undefined);
  const store = createQuoteStore();
  const home = new FormData();
  home.set('propertyType', 'condo');
  home.set('squareFootage', '1500');
  home.set('optionEnds', '');
  await calculatePrice(store, home, {
    ...defaultBusiness,
    prices: { ...defaultBusiness.prices, tiers: undefined as never },
  });
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
  logged.mockClear();
  show({ store });
  await expect.element(page.getByText(/could not be worked out on this page/)).toBeVisible();
  expect(page.getByText(/connection/).elements()).toEqual([]);
});
