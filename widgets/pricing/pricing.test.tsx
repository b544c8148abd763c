import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { textsOf } from '#domain/business/text-block.ts';
import { priceTiers, pricingBlock } from '#domain/content/pricing-block.ts';
import { click } from '#ui/testing/act.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { reservedSizeOf } from '#widgets/registry.ts';
import './pricing.css';
import { PricingWidget } from './pricing.tsx';

const { plan: standardPlan } = textsOf(pricingBlock, defaultBusiness);

const quoteLink = () => page.getByRole('link', { name: 'Get Quote' });

/** Clicks the link; returns what the browser would do, but does not leave the page. */
async function follow(): Promise<'followed' | 'stopped'> {
  const clicked = new Promise<'followed' | 'stopped'>((resolve) => {
    const watch = (event: Event) => {
      resolve(event.defaultPrevented ? 'stopped' : 'followed');
      event.preventDefault();
    };
    window.addEventListener('click', watch, { once: true });
  });
  await click(quoteLink());
  return clicked;
}

test('shows the badge, each price by size, the plan and the extras', async () => {
  renderInHost(<PricingWidget />);
  await expect
    .element(page.getByText('No Hidden Fees • Same Day Reports • TREC Licensed'))
    .toBeVisible();
  const table = page.getByRole('table', { name: 'Base price by square footage' });
  const rows = table.getByRole('row').elements();
  expect(rows.map((row) => row.textContent)).toEqual(
    priceTiers(defaultBusiness.prices).map(
      ({ range, note = '', price }) => `${range}${note}$${price}`,
    ),
  );
  await expect.element(page.getByRole('heading', { name: 'Standard Inspection' })).toBeVisible();
  await expect.element(page.getByText('$350-$600')).toBeVisible();
  await expect.element(page.getByText('Most popular')).toBeVisible();
  const definitions = page.getByRole('definition').elements();
  expect(definitions.map((price) => price.textContent)).toEqual(['FREE', '$25', '$100']);
});

test('says below the plan’s price what it depends on, and what the plan includes', async () => {
  renderInHost(<PricingWidget />);
  for (const text of [standardPlan.subtitle, standardPlan.priceSubtext]) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
  const features = page.getByRole('listitem').elements();
  expect(features.map((feature) => feature.textContent)).toEqual(standardPlan.features);
});

test('highlights what is free', async () => {
  renderInHost(<PricingWidget />);
  await expect.element(page.getByText('FREE')).toBeVisible();
  const color = (text: string) =>
    getComputedStyle(page.getByText(text, { exact: true }).element()).color;
  expect(color('FREE')).not.toBe(color('$100'));
});

test("links to the site's own contact page, and can be reached as #pricing", async () => {
  const { host } = renderInHost(<PricingWidget />);
  await expect.element(quoteLink()).toHaveAttribute('href', '/contact');
  expect(host.querySelector('#pricing')).toHaveAttribute('aria-label', 'Inspection prices');
});

test("on a partner's page links to the business's site, with partner and campaign", async () => {
  history.replaceState(null, '', '?utm_source=newsletter&session=secret');
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  renderInHost(<PricingWidget apiBase="https://inspector.example" partner="jane-doe-realty" />);
  await expect
    .element(quoteLink())
    .toHaveAttribute(
      'href',
      'https://inspector.example/contact?partner=jane-doe-realty&utm_source=newsletter',
    );
});

test('each row leads to the calculator with a home of its size', async () => {
  renderInHost(<PricingWidget apiBase="https://inspector.example" partner="jane-doe-realty" />);
  const links = page.getByRole('table').getByRole('link');
  await expect.element(links.first()).toBeVisible();
  const addresses = links.elements().map((link) => new URL((link as HTMLAnchorElement).href));
  expect(addresses.map(({ searchParams }) => searchParams.get('squareFootage'))).toEqual([
    '2000',
    '2500',
    '3000',
    '3500',
    '4000',
    '4500',
    '4600',
  ]);
  expect(addresses[0]?.href).toBe(
    'https://inspector.example/instant-quote?squareFootage=2000&partner=jane-doe-realty#calculator',
  );
});

test('calls onQuote with the address, and follows the link unless it returns false', async () => {
  const onQuote = vi.fn<() => boolean | undefined>(() => undefined);
  renderInHost(<PricingWidget onQuote={onQuote} />);
  expect(await follow()).toBe('followed');
  expect(onQuote).toHaveBeenLastCalledWith({ href: '/contact' });
  onQuote.mockReturnValue(false);
  expect(await follow()).toBe('stopped');
});

test('leaves a click that asks for a new tab to the browser', async () => {
  const onQuote = vi.fn(() => false);
  renderInHost(<PricingWidget onQuote={onQuote} />);
  const stop = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', stop, { once: true });
  await expect.element(quoteLink()).toBeVisible();
  quoteLink()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(stop).toHaveBeenCalledOnce();
  expect(onQuote).not.toHaveBeenCalled();
});

const { narrow, wide } = reservedSizeOf('inspection-pricing');

test.each([
  [320, narrow],
  [519, narrow],
  [520, wide],
  [760, wide],
  [1180, wide],
])('has its reserved size, %i px wide', async (width, height) => {
  const { host } = renderInHost(<PricingWidget />, { width });
  await expect.element(quoteLink()).toBeVisible();
  const card = host.querySelector<HTMLElement>('.pricing');
  expect(card?.offsetHeight).toBe(height);
  expect(card?.scrollWidth).toBe(card?.clientWidth);
});
