import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import type { WidgetTag } from '#widgets/registry.ts';
import { buyer, chooseDay, chooseTime, confirm, fillDetails } from '../fixtures/booking-steps.ts';

/** Where a widget is looked up: alone on a page or in a frame, or inside its own element. */
type Place = Page | Frame | Locator;

/** How a visitor uses a widget, and what the host page observes. */
export interface WidgetScenario {
  /** Visible once the widget's first view is there. */
  ready(place: Place): Locator;
  /** Visible once a property that is not an attribute has reached the widget. */
  property?(place: Place): Locator;
  /** Enters something that the widget holds as state. `day` is one that no other test books. */
  interact?(place: Place, day: number): Promise<void>;
  /** Expects the state that `interact` left. */
  expectState?(place: Place): Promise<void>;
  /** Completes what `interact` began; every event of the widget has been dispatched then. */
  complete?(place: Place): Promise<void>;
  /** Details of the dispatched events, by event name. */
  events?: Readonly<Record<string, unknown>>;
}

/** Another name than `buyer`: tests of a worker share a store, and some look for `buyer` there. */
const visitor = { ...buyer, name: 'Mary Jackson' };

const quoted = {
  input: expect.objectContaining({ propertyType: 'residential', squareFootage: 2400 }),
  result: expect.objectContaining({ totalPrice: 375 }),
};
const slot = { date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), time: '11:30' };

export const scenarios: Readonly<Record<WidgetTag, WidgetScenario>> = {
  'inspection-quote': {
    ready: (place) => place.getByRole('button', { name: 'Calculate My Quote' }),
    interact: (place) => place.getByLabel('Square footage').fill('2400'),
    expectState: (place) => expect(place.getByLabel('Square footage')).toHaveValue('2400'),
    async complete(place) {
      await place.getByLabel('Property type').selectOption('residential');
      await place.getByRole('button', { name: 'Calculate My Quote' }).click();
      await place.getByRole('link', { name: /^Book this · \$/ }).click();
    },
    events: { 'inspection-quote-calculate': quoted, 'inspection-quote-book': quoted },
  },
  'inspection-booking': {
    ready: (place) => place.getByRole('grid'),
    property: (place) => place.getByText('Home: Condo, 1,500 sq ft'),
    async interact(place, day) {
      await chooseDay(place, day);
      await chooseTime(place, '11:30 AM');
      await fillDetails(place, visitor);
    },
    async expectState(place) {
      await expect(place.getByLabel('Property address')).toHaveValue(visitor.address);
      await expect(place.getByText('11:30 AM').first()).toBeVisible();
    },
    async complete(place) {
      await confirm(place);
      await expect(place.getByRole('heading', { name: 'You are booked' })).toBeVisible();
    },
    events: {
      'inspection-slot-select': slot,
      'inspection-booking-created': { ...slot, id: expect.any(String) },
    },
  },
  'inspection-contact': {
    ready: (place) => place.getByLabel('First name'),
    interact: (place) => place.getByLabel('First name').fill('Mary'),
    expectState: (place) => expect(place.getByLabel('First name')).toHaveValue('Mary'),
    async complete(place) {
      await place.getByLabel('Last name').fill('Jackson');
      await place.getByLabel(/^Email/).fill(visitor.email);
      await place.getByLabel('Phone').fill(visitor.phone);
      await place.getByLabel('Property address').fill(visitor.address);
      await place.getByLabel('Inspection type').selectOption('residential');
      await place.getByRole('button', { name: 'Submit Request' }).click();
    },
    events: { 'inspection-contact-sent': { id: expect.any(String) } },
  },
  'inspection-pricing': {
    ready: (place) => place.getByRole('table', { name: 'Base price by square footage' }),
    complete: (place) => place.getByRole('link', { name: 'Get Quote' }).click(),
    events: {
      'inspection-pricing-quote': {
        href: expect.stringMatching(/\/contact\?partner=jane-doe-realty$/),
      },
    },
  },
  'inspection-reviews': {
    ready: (place) => place.getByRole('heading', { name: 'Reviews From All Platforms' }),
    property: (place) => place.getByText('The attic photographs alone were worth it.'),
    interact: (place) => place.getByRole('button', { name: 'Yelp', exact: true }).click(),
    expectState: (place) =>
      expect(place.getByText('No reviews from Yelp are shown here yet.')).toBeVisible(),
  },
  'inspection-tips': {
    ready: (place) => place.getByRole('button', { name: 'Get Maintenance Tips' }),
    interact: (place) => place.getByLabel('Location').fill('Plano, TX'),
    expectState: (place) => expect(place.getByLabel('Location')).toHaveValue('Plano, TX'),
    async complete(place) {
      await place.getByLabel('Home age').selectOption('31-50');
      await place.getByLabel('Home type').selectOption('Condo');
      await place.getByLabel('Season').selectOption('Winter');
      await place.getByLabel('Priority level').selectOption('Pre-Sale');
      await place.getByRole('button', { name: 'Get Maintenance Tips' }).click();
      await expect(place.getByRole('heading', { name: 'Your maintenance tips' })).toBeVisible();
    },
  },
  'inspection-promo': {
    ready: (place) => place.getByRole('region', { name: 'Current offer' }),
  },
  'inspection-chat': {
    ready: (place) => place.getByRole('button', { name: 'Questions? Ask us' }),
    async interact(place) {
      await place.getByRole('button', { name: 'Questions? Ask us' }).click();
      await place.getByRole('textbox', { name: 'Your message' }).fill('How much is');
    },
    expectState: (place) =>
      expect(place.getByRole('textbox', { name: 'Your message' })).toHaveValue('How much is'),
    async complete(place) {
      await place.getByRole('textbox', { name: 'Your message' }).fill('How much is a pool?');
      await place.getByRole('button', { name: 'Send' }).click();
      await expect(place.getByText('$25').first()).toBeVisible();
    },
  },
};
