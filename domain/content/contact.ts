import { business } from '#domain/business/defaults/business.ts';
import { phoneHours } from '#domain/business/hours.ts';
import { promises } from '#domain/business/promises.ts';
import {
  radiusMiles,
  videoReportsReady,
  visitDuration,
} from '#domain/business/published-figures.ts';
import { serviceArea } from '#domain/business/service-area.ts';
import { textBlock } from '#domain/business/text-block.ts';
import { standardPriceRange } from '#domain/pricing/published-prices.ts';
import type { Question } from './question.ts';

export const contactHero = {
  title: 'Talk to your inspector',
  text: `Ask a question, send us an address or book a time. We answer within ${promises.response}.`,
} as const;

export const contactCards = [
  {
    icon: 'phone',
    title: 'Call',
    text: `Answered ${phoneHours.days}, ${phoneHours.hours}.`,
    action: business.phone.display,
    href: business.phone.href,
  },
  {
    icon: 'email',
    title: 'Email',
    text: 'For listing links, seller disclosures and longer questions.',
    action: business.email.display,
    href: business.email.href,
  },
  {
    icon: 'text',
    title: 'Text',
    text: 'Send the address, and we text back a price and the next free time.',
    action: business.phone.display,
    href: business.phone.href.replace('tel:', 'sms:'),
  },
] as const;

export const contactQuestions = [
  {
    id: 'how-soon',
    question: 'How soon can you inspect my home?',
    answer: `Most inspections are scheduled within ${promises.scheduling}. If your option period is about to end, call us: we keep same-day slots for urgent cases.`,
  },
  {
    id: 'how-long',
    question: 'How long does an inspection take?',
    answer: `Typically ${visitDuration.usual}, depending on the size and age of the home. You do not have to stay for all of it, but the last half hour is when we show you what we found.`,
  },
  {
    id: 'report',
    question: 'When do I get the report?',
    answer: `Within ${promises.report}, and often the same day. It has photos and video; video reports are ready by ${videoReportsReady}.`,
  },
  {
    id: 'price',
    question: 'What does it cost?',
    answer: `A standard inspection is ${standardPriceRange.shown}, by square footage. The instant quote shows your price line by line in under a minute, without asking for your name.`,
  },
  {
    id: 'payment',
    question: 'How and when do I pay?',
    answer: `At the inspection, by cash, check, credit or debit card, PayPal or Venmo. There is no deposit, and canceling is free with ${promises.rescheduleNotice} of notice.`,
  },
  {
    id: 'area',
    question: 'Which areas do you serve?',
    answer: `The ${serviceArea.name}: ${serviceArea.counties}, within about ${radiusMiles.served} miles. Ask us if you are a little farther out.`,
  },
] as const satisfies readonly Question[];

export const sameDayCall = {
  title: 'Need an inspection today?',
  text: 'We keep room for emergencies. Call, and we will tell you right away whether we can come.',
} as const;

export const contactMeta = textBlock('contact.meta', 'Contact page, for search engines', {
  title: 'Contact {{name}} | Call, Email or Text',
  description:
    'Reach your home inspector at {{phone}} or send an inspection request. We answer within {{responseTime}}, 7 days a week, all over the {{region}}.',
  keywords: ['contact home inspector', 'home inspection appointment'],
});
