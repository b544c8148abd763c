import type { EmbedTag } from '#widgets/core/embed/embed-options.ts';
import {
  buyer,
  chooseDay,
  chooseTime,
  confirm,
  fillDetails,
} from '../../e2e/fixtures/booking-steps.ts';
import type { Reference } from './reference-bytes.ts';
import type { Act } from './widget-bytes.ts';

interface WidgetInUse {
  tag: EmbedTag;
  /** Bytes, gzip, before `act`. */
  limit: number;
  before: string;
  /** How much of the page stands above it, px. */
  above?: number;
  /** What competes with it. */
  beside: readonly Reference[];
  act: Act;
}

const beforeTheVisitor = 'before the visitor acts';

const readReviews: Act = async (page) => {
  await page.locator('inspection-reviews').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Yelp' }).click();
  await page.getByRole('button', { name: 'All Reviews' }).click();
  await page.getByRole('button', { name: 'Show more reviews' }).click();
  await page.getByRole('listitem').nth(9).waitFor();
};

/** Forms are sent empty first: what tells of mistakes comes later too. */
export const widgetsInUse: readonly WidgetInUse[] = [
  {
    tag: 'inspection-quote',
    limit: 15_000,
    before: beforeTheVisitor,
    beside: ['SurveyJS'],
    async act(page) {
      const calculate = page.getByRole('button', { name: 'Calculate My Quote' });
      await calculate.click();
      await page.getByText('Please enter square footage').waitFor();
      await page.getByLabel('Property type').selectOption('residential');
      await page.getByLabel('Square footage').fill('2400');
      await calculate.click();
      await page.getByRole('link', { name: 'Book this inspection' }).waitFor();
    },
  },
  {
    tag: 'inspection-booking',
    limit: 18_000,
    before: beforeTheVisitor,
    beside: ['react-day-picker with React', 'cally'],
    async act(page) {
      await chooseDay(page, 0);
      await chooseTime(page, '8:00 AM');
      await confirm(page);
      await page.getByText('Please fill in all required fields.').waitFor();
      await fillDetails(page);
      await confirm(page);
      await page.getByRole('heading', { name: 'You are booked' }).waitFor();
    },
  },
  {
    tag: 'inspection-contact',
    limit: 15_000,
    before: beforeTheVisitor,
    beside: ['SurveyJS'],
    async act(page) {
      const submit = page.getByRole('button', { name: 'Submit Request' });
      await submit.click();
      await page.getByText('First name is required').waitFor();
      await page.getByLabel('First name').fill('Grace');
      await page.getByLabel('Last name').fill('Hopper');
      await page.getByLabel('Email').fill(buyer.email);
      await page.getByLabel('Phone').fill(buyer.phone);
      await page.getByLabel('Property address').fill(buyer.address);
      await page.getByLabel('Inspection type').selectOption('residential');
      await submit.click();
      await page.getByText('Request Submitted Successfully!').waitFor();
    },
  },
  {
    tag: 'inspection-tips',
    limit: 15_000,
    before: beforeTheVisitor,
    beside: ['SurveyJS'],
    async act(page) {
      const submit = page.getByRole('button', { name: 'Get Maintenance Tips' });
      await submit.click();
      await page.getByText('Please select home age').waitFor();
      await page.getByLabel('Home age').selectOption('31-50');
      await page.getByLabel('Home type').selectOption('Single Family');
      await page.getByLabel('Season').selectOption('Winter');
      await page.getByLabel('Priority level').selectOption('Preventive');
      await submit.click();
      await page.locator('[part~=tip]').first().waitFor();
    },
  },
  {
    tag: 'inspection-reviews',
    limit: 14_000,
    before: 'in sight at once',
    beside: ['react-google-reviews with React'],
    act: readReviews,
  },
  {
    tag: 'inspection-reviews',
    limit: 14_000,
    before: 'before the visitor comes near',
    above: 3000,
    beside: ['react-google-reviews with React'],
    act: readReviews,
  },
  {
    tag: 'inspection-pricing',
    limit: 12_000,
    before: beforeTheVisitor,
    beside: [],
    // The block has nothing to use but a link that leads away.
    act: (page) => page.getByRole('link', { name: 'Get Quote' }).hover(),
  },
  {
    tag: 'inspection-chat',
    limit: 12_000,
    before: 'the launcher',
    beside: ['deep-chat'],
    async act(page) {
      await page.getByRole('button', { name: 'Questions? Ask us' }).click();
      await page.getByLabel('Your message').fill('What does an inspection cost?');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('$350').first().waitFor();
    },
  },
  {
    tag: 'inspection-promo',
    limit: 12_000,
    before: 'before it is due',
    beside: [],
    act: (page) => page.getByRole('button', { name: 'Close the offer' }).click(),
  },
];
