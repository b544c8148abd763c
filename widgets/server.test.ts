import { createElement, type ReactElement } from 'react';
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
import type { WidgetTag } from './registry.ts';

const reviews = answerWith([...sampleReviews]);

const partner = 'jane-doe-realty';

/** Of each widget that is drawn before its code runs: what it shows. */
const widgets: Readonly<Record<Exclude<WidgetTag, 'inspection-promo'>, [ReactElement, string]>> = {
  'inspection-booking': [createElement(BookingWidget, { partner }), 'Book This Appointment'],
  'inspection-chat': [createElement(ChatWidget, { partner }), 'Questions? Ask us'],
  'inspection-contact': [createElement(ContactWidget, { partner }), 'Submit Request'],
  'inspection-quote': [createElement(QuoteWidget, { partner }), 'Calculate My Quote'],
  'inspection-pricing': [createElement(PricingWidget, { partner }), '$350-$600'],
  'inspection-reviews': [createElement(ReviewsWidget, { partner, reviews }), 'Show more reviews'],
  'inspection-tips': [createElement(TipsWidget, { partner }), 'Get Maintenance Tips'],
};

// The server caches rendered pages and serves them under a policy that forbids inline styles.
test.each(Object.entries(widgets))(
  '<%s> renders whole on a server, the same for every visitor',
  (_tag, [node, text]) => {
    expect(typeof window).toBe('undefined');
    const html = serverHtml(node);
    expect(html).toContain(text);
    expect(html).toContain('TREC #8544');
    expect(html).not.toMatch(/ (style|min|disabled|autofocus)=/);
    expect(html).not.toContain(partner);
  },
);
