import { business } from '#domain/business/defaults/business.ts';

/** A link of an answer: a page of the business's site, a call or an email. */
export interface ChatAction {
  label: string;
  href: ChatPage | (typeof business)['phone' | 'email']['href'];
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

export const isPage = (href: ChatAction['href']): href is ChatPage => href.startsWith('/');

export const actions = {
  quote: { label: 'Get an instant quote', href: '/instant-quote' },
  book: { label: 'Pick a time', href: '/calendar' },
  prices: { label: 'See all prices', href: '/pricing' },
  services: { label: 'See our services', href: '/services' },
  questions: { label: 'Read common questions', href: '/faq' },
  articles: { label: 'Read our articles', href: '/blog' },
  tips: { label: 'Get maintenance tips', href: '/maintenance-tips' },
  reviews: { label: 'Read reviews', href: '/reviews' },
  about: { label: 'About us', href: '/about' },
  write: { label: 'Send a request', href: '/contact' },
  call: { label: `Call ${business.phone.display}`, href: business.phone.href },
  email: { label: 'Email us', href: business.email.href },
} as const satisfies Record<string, ChatAction>;

/** The buttons that are always shown: quote, call, email (spec §2). */
export const quickActions: readonly ChatAction[] = [
  { ...actions.quote, label: 'Instant quote' },
  { ...actions.call, label: 'Call' },
  { ...actions.email, label: 'Email' },
];
