import { describe, expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { click, select } from '#ui/testing/act.ts';
import { hydrate } from '#ui/testing/hydrate.tsx';
import { ChatWidget } from '#widgets/chat/chat.tsx';
import { ContactWidget } from '#widgets/contact/contact.tsx';
import { QuoteWidget } from '#widgets/quote/quote.tsx';
import { ReviewsWidget } from '#widgets/reviews/reviews.tsx';
import { answerWith, review } from '#widgets/reviews/testing/some-reviews.ts';
import { TipsWidget } from '#widgets/tips/tips.tsx';

/** Fills in a control of the server's markup before React listens. */
const enter = (name: string, text: string) => (host: HTMLElement) => {
  const control = host.querySelector(`[name="${name}"]`) as HTMLInputElement;
  control.value = text;
};

const press = (name: string | RegExp) => click(page.getByRole('button', { name }));

describe('what was entered before hydration is kept and submitted', () => {
  test('in the contact form', async () => {
    await hydrate(<ContactWidget apiBase={inject('apiBase')} />, enter('firstName', 'Maria'));
    await press('Submit Request');
    await expect.element(page.getByLabelText('Last name')).toHaveFocus();
    await expect.element(page.getByLabelText('First name')).toHaveValue('Maria');
    await expect.element(page.getByText('First name is required')).not.toBeInTheDocument();
  });

  test('in the quote calculator', async () => {
    await hydrate(<QuoteWidget />, enter('squareFootage', '2400'));
    await select(page.getByLabelText('Property type'), 'residential');
    await press('Calculate My Quote');
    await expect.element(page.getByRole('heading', { name: /\$375/ })).toBeVisible();
  });

  test('in the tips form', async () => {
    await hydrate(<TipsWidget apiBase={inject('apiBase')} />, enter('season', 'Fall'));
    await press('Get Maintenance Tips');
    await expect.element(page.getByLabelText('Home age')).toHaveFocus();
    await expect.element(page.getByLabelText('Season')).toHaveValue('Fall');
    await expect.element(page.getByText('Please select season')).not.toBeInTheDocument();
  });
});

test('the chat opens after hydration', async () => {
  await hydrate(<ChatWidget />);
  await press(/^Questions\? Ask us/);
  await expect.element(page.getByRole('dialog', { name: 'Help chat' })).toBeVisible();
});

test('the reviews are filtered after hydration', async () => {
  await hydrate(<ReviewsWidget reviews={answerWith([review()])} />);
  await press('Yelp');
  await expect.element(page.getByRole('status')).toHaveTextContent('0 reviews on Yelp');
});
