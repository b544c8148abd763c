import { createElement } from 'react';
import { expect, test } from 'vitest';
import { sampleReviews } from '#domain/content/sample-reviews.ts';
import { serverHtml } from '#ui/testing/server-html.tsx';
import { BookingWidget } from '#widgets/booking/booking.tsx';
import { ChatWidget } from '#widgets/chat/chat.tsx';
import { ContactWidget } from '#widgets/contact/contact.tsx';
import { PricingWidget } from '#widgets/pricing/pricing.tsx';
import { QuoteWidget } from '#widgets/quote/quote.tsx';
import { ReviewsWidget } from '#widgets/reviews/reviews.tsx';
import { answerWith } from '#widgets/reviews/testing/some-reviews.ts';
import { TipsWidget } from '#widgets/tips/tips.tsx';

const reviews = answerWith([...sampleReviews]);

// The server caches rendered pages and serves them under a policy that forbids inline styles.
test.each([
  [
    'booking',
    createElement(BookingWidget, { partner: 'jane-doe-realty' }),
    'Book This Appointment',
  ],
  ['chat', createElement(ChatWidget, { partner: 'jane-doe-realty' }), 'Questions? Ask us'],
  ['contact', createElement(ContactWidget, { partner: 'jane-doe-realty' }), 'Submit Request'],
  ['quote', createElement(QuoteWidget, { partner: 'jane-doe-realty' }), 'Calculate My Quote'],
  ['pricing', createElement(PricingWidget, { partner: 'jane-doe-realty' }), '$350-$600'],
  ['reviews', createElement(ReviewsWidget, { reviews }), 'Show more reviews'],
  ['tips', createElement(TipsWidget, {}), 'Get Maintenance Tips'],
])('%s renders whole on a server, the same for every visitor', (_widget, node, text) => {
  expect(typeof window).toBe('undefined');
  const html = serverHtml(node);
  expect(html).toContain(text);
  expect(html).toContain('TREC #8544');
  expect(html).not.toMatch(/ (style|min|disabled|autofocus)=/);
  expect(html).not.toContain('jane-doe-realty');
});
