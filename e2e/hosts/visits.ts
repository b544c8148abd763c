import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import { buyer, chooseDay, chooseTime, confirm, fillDetails } from '../fixtures/booking-steps.ts';

export type Tag =
  | 'inspection-quote'
  | 'inspection-booking'
  | 'inspection-contact'
  | 'inspection-pricing'
  | 'inspection-reviews'
  | 'inspection-tips'
  | 'inspection-promo'
  | 'inspection-chat';

/** What a visitor does with a widget, and what the page that has taken it in sees of it. */
export interface Visit {
  /** Of its first picture. */
  ready(page: Page | Frame): Locator;
  /** Shows that a value arrived that only JavaScript can give. */
  given?(page: Page | Frame): Locator;
  /** Does something that the widget remembers. `day` is one that nobody else books. */
  touch?(page: Page | Frame, day: number): Promise<void>;
  kept?(page: Page | Frame): Promise<void>;
  /** Goes on to the end, until everything has happened that the page can hear. */
  finish?(page: Page | Frame): Promise<void>;
  /** By name, what comes with it. */
  heard?: Readonly<Record<string, unknown>>;
}

/** Not the buyer of the other tests: the owner's lists hold what all tests of a worker send. */
const visitor = { ...buyer, name: 'Mary Jackson' };

const quoted = {
  input: expect.objectContaining({ propertyType: 'residential', squareFootage: 2400 }),
  result: expect.objectContaining({ totalPrice: 375 }),
};
const slot = { date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), time: '11:30' };

export const visits: Readonly<Record<Tag, Visit>> = {
  'inspection-quote': {
    ready: (page) => page.getByRole('button', { name: 'Calculate My Quote' }),
    touch: (page) => page.getByLabel('Square footage').fill('2400'),
    kept: (page) => expect(page.getByLabel('Square footage')).toHaveValue('2400'),
    async finish(page) {
      await page.getByLabel('Property type').selectOption('residential');
      await page.getByRole('button', { name: 'Calculate My Quote' }).click();
      await page.getByRole('link', { name: 'Book this inspection' }).click();
    },
    heard: { 'inspection-quote-calculate': quoted, 'inspection-quote-book': quoted },
  },
  'inspection-booking': {
    ready: (page) => page.getByRole('grid'),
    given: (page) => page.getByText('Home: Condo, 1,500 sq ft'),
    async touch(page, day) {
      await chooseDay(page, day);
      await chooseTime(page, '11:30 AM');
      await fillDetails(page, visitor);
    },
    async kept(page) {
      await expect(page.getByLabel('Property address')).toHaveValue(visitor.address);
      await expect(page.getByText('11:30 AM')).toBeVisible();
    },
    async finish(page) {
      await confirm(page);
      await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
    },
    heard: {
      'inspection-slot-select': slot,
      'inspection-booking-created': { ...slot, id: expect.any(String) },
    },
  },
  'inspection-contact': {
    ready: (page) => page.getByLabel('First name'),
    touch: (page) => page.getByLabel('First name').fill('Mary'),
    kept: (page) => expect(page.getByLabel('First name')).toHaveValue('Mary'),
    async finish(page) {
      await page.getByLabel('Last name').fill('Jackson');
      await page.getByLabel('Email').fill(visitor.email);
      await page.getByLabel('Phone').fill(visitor.phone);
      await page.getByLabel('Property address').fill(visitor.address);
      await page.getByLabel('Inspection type').selectOption('residential');
      await page.getByRole('button', { name: 'Submit Request' }).click();
    },
    heard: { 'inspection-contact-sent': { id: expect.any(String) } },
  },
  'inspection-pricing': {
    ready: (page) => page.getByRole('table', { name: 'Base price by square footage' }),
    finish: (page) => page.getByRole('link', { name: 'Get Quote' }).click(),
    heard: {
      'inspection-pricing-quote': {
        href: expect.stringMatching(/\/contact\?partner=jane-doe-realty$/),
      },
    },
  },
  'inspection-reviews': {
    ready: (page) => page.getByRole('heading', { name: 'Reviews From All Platforms' }),
    given: (page) => page.getByText('The attic photographs alone were worth it.'),
    touch: (page) => page.getByRole('button', { name: 'Yelp', exact: true }).click(),
    kept: (page) => expect(page.getByText('Nobody has reviewed us on Yelp yet.')).toBeVisible(),
  },
  'inspection-tips': {
    ready: (page) => page.getByRole('button', { name: 'Get Maintenance Tips' }),
    touch: (page) => page.getByLabel('Location').fill('Plano, TX'),
    kept: (page) => expect(page.getByLabel('Location')).toHaveValue('Plano, TX'),
    async finish(page) {
      await page.getByLabel('Home age').selectOption('31-50');
      await page.getByLabel('Home type').selectOption('Condo');
      await page.getByLabel('Season').selectOption('Winter');
      await page.getByLabel('Priority level').selectOption('Pre-Sale');
      await page.getByRole('button', { name: 'Get Maintenance Tips' }).click();
      await expect(page.getByRole('heading', { name: 'Your maintenance tips' })).toBeVisible();
    },
  },
  'inspection-promo': {
    ready: (page) => page.getByRole('region', { name: 'Current offer' }),
  },
  'inspection-chat': {
    ready: (page) => page.getByRole('button', { name: 'Questions? Ask us' }),
    async touch(page) {
      await page.getByRole('button', { name: 'Questions? Ask us' }).click();
      await page.getByRole('textbox', { name: 'Your message' }).fill('How much is');
    },
    kept: (page) =>
      expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('How much is'),
    async finish(page) {
      await page.getByRole('textbox', { name: 'Your message' }).fill('How much is a pool?');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('$25').first()).toBeVisible();
    },
  },
};

export const tags = Object.keys(visits) as Tag[];
