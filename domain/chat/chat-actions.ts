import type { Business } from '#domain/business/business.ts';

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
} as const satisfies Record<string, ChatAction & { href: ChatPage }>;

export type ActionName = keyof ReturnType<typeof chatActions>;

export const chatActions = ({ phone, email }: Pick<Business, 'phone' | 'email'>) => ({
  ...pages,
  call: { label: `Call ${phone.display}`, href: phone.href },
  callAfterwards: { label: `After that: Call ${phone.display}`, href: phone.href },
  email: { label: 'Email us', href: email.href },
});

/** The buttons that are always shown: quote, call, email (spec §2). */
export const quickActions = ({ phone, email }: Business): readonly ChatAction[] => [
  { ...pages.quote, label: 'Instant quote' },
  { label: 'Call', href: phone.href },
  { label: 'Email', href: email.href },
];
