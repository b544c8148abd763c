import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { headingsOf, openPage } from '#site/testing/open-page.tsx';

beforeEach(() => page.viewport(1200, 900));

const section = (name: string) => page.getByRole('region', { name, exact: true });
const items = (name: string) => section(name).getByRole('listitem').elements();

describe('the pricing page', () => {
  it('has its sections in the order of the specification', async () => {
    const main = await openPage('/pricing');
    expect(headingsOf(main).filter((heading) => !heading.startsWith('h3'))).toEqual([
      'h1 Transparent Pricing',
      'h2 What an inspection costs',
      "h2 What's Included in Every Inspection",
      'h2 Pricing Factors',
      'h2 Additional Services',
      'h2 Sample Pricing Examples',
      'h2 Payment Information',
      'h2 Ready for Your Free Quote?',
    ]);
    expect(main.querySelectorAll('#pricing')).toHaveLength(1);
  });

  it('opens with fair rates and no hidden fees', async () => {
    await openPage('/pricing');
    await expect.element(page.getByText(/^Fair rates .* no hidden fees/)).toBeVisible();
  });

  it('takes the visitor of the block to the contact page without leaving the site', async () => {
    const main = await openPage('/pricing?partner=jane-doe-realty&utm_source=newsletter');
    await userEvent.click(page.getByRole('link', { name: 'Get Quote', exact: true }));
    await expect.poll(() => window.location.pathname).toBe('/contact');
    expect(window.location.search).toBe('?partner=jane-doe-realty&utm_source=newsletter');
    expect(main.isConnected).toBe(true);
  });

  it('takes a row of the price table to the calculator with its size', async () => {
    await openPage('/pricing');
    await userEvent.click(page.getByRole('link', { name: '2,501-3,000 sq ft', exact: true }));
    await expect.poll(() => window.location.pathname).toBe('/instant-quote');
    await expect.element(page.getByLabelText('Square footage')).toHaveValue('3000');
    await expect.element(page.getByText('From $400')).toBeVisible();
  });

  it('names three factors beside what is included', async () => {
    await openPage('/pricing');
    const factors = page.getByRole('complementary', { name: 'Pricing Factors' });
    const names = factors.getByRole('heading', { level: 3 }).elements();
    expect(names.map((heading) => heading.textContent)).toEqual([
      'Square footage',
      'Property age',
      'Property type',
    ]);
  });

  it('has four add-ons, and three samples of which one is marked', async () => {
    await openPage('/pricing');
    const addOns = items('Additional Services').map((item) => item.textContent);
    expect(addOns).toHaveLength(4);
    expect(addOns[2]).toMatch(/^Well water testing\+\$150.*separate appointment/);
    const samples = items('Sample Pricing Examples').map((item) => item.textContent);
    expect(samples).toHaveLength(3);
    expect(samples.map((text) => text?.includes('Most common'))).toEqual([false, true, false]);
    expect(samples[1]).toMatch(/^Family home\$4502,500 sq ft/);
  });

  it('says how and when to pay, and how far the inspector comes', async () => {
    await openPage('/pricing');
    const lines = items('Payment Information').map((item) => item.textContent);
    expect(lines).toEqual([
      'Cash or check on site',
      'Credit and debit cards',
      'PayPal and Venmo',
      'Payment is due at the inspection.',
      'No deposit to book.',
      'Cancel or reschedule without charge with 24 hours of notice.',
      'Most inspections are scheduled within 48 hours; emergency inspections are available.',
      'Service radius: 30 miles standard. For homes farther out, we’ll give you the price before you book.',
    ]);
  });

  it('closes with a free quote and a call', async () => {
    await openPage('/pricing');
    const closing = section('Ready for Your Free Quote?');
    await expect
      .element(closing.getByRole('link', { name: 'Get Free Quote' }))
      .toHaveAttribute('href', '/quote');
    await expect
      .element(closing.getByRole('link', { name: 'Call for Instant Quote' }))
      .toHaveAttribute('href', defaultBusiness.phone.href);
  });
});
