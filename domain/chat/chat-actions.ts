import type { Business } from '#domain/business/business.ts';
import type { ActionName } from './chat-rule.ts';
import { chatWords } from './chat-words.ts';

/** A link of an answer: a page of the business's site, a call or an email. */
export interface ChatAction {
  label: string;
  href: string;
}

/** Pages that answers lead to, as paths of the business's own site. */
export type ChatPage =
  | '/about'
  | '/services'
  | '/pricing'
  | '/contact'
  | '/instant-quote'
  | '/maintenance-tips'
  | '/reviews'
  | '/calendar'
  | '/faq'
  | '/blog';

export const isPage = (href: string): href is ChatPage => href.startsWith('/');

const pages = {
  quote: '/instant-quote',
  book: '/calendar',
  prices: '/pricing',
  services: '/services',
  questions: '/faq',
  articles: '/blog',
  tips: '/maintenance-tips',
  reviews: '/reviews',
  about: '/about',
  write: '/contact',
} as const satisfies Partial<Record<ActionName, ChatPage>>;

type Reachable = Pick<Business, 'phone' | 'email' | 'locale'>;

export function chatActions({ phone, email, locale }: Reachable): Record<ActionName, ChatAction> {
  const labels = chatWords.in(locale).actions;
  const page = (name: keyof typeof pages) => ({ label: labels[name], href: pages[name] });
  return {
    quote: page('quote'),
    book: page('book'),
    prices: page('prices'),
    services: page('services'),
    questions: page('questions'),
    articles: page('articles'),
    tips: page('tips'),
    reviews: page('reviews'),
    about: page('about'),
    write: page('write'),
    call: { label: labels.call(phone.display), href: phone.href },
    callAfterwards: { label: labels.callAfterwards(phone.display), href: phone.href },
    email: { label: labels.email, href: email.href },
  };
}

/** The buttons that are always shown: quote, call, email (spec §2). */
export function quickActions({ phone, email, locale }: Reachable): readonly ChatAction[] {
  const { quick } = chatWords.in(locale).actions;
  return [
    { label: quick.quote, href: pages.quote },
    { label: quick.call, href: phone.href },
    { label: quick.email, href: email.href },
  ];
}
