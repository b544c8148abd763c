import { catalog } from '#domain/locale/catalog.ts';
import type { RoutePath } from '#site/routing/site-path.ts';
import { words as en } from './navigation.en.ts';

export const navigationWords = catalog({ en, es: () => import('./navigation.es.ts') });

export interface NavigationLink {
  href: RoutePath;
  /** Its words. */
  name: keyof typeof en;
}

/** Header navigation (spec §2). */
export const headerNavigation = [
  { href: '/', name: 'home' },
  { href: '/about', name: 'about' },
  { href: '/services', name: 'services' },
  { href: '/pricing', name: 'pricing' },
  { href: '/blog', name: 'blog' },
  { href: '/faq', name: 'faq' },
  { href: '/contact', name: 'contact' },
] as const satisfies readonly NavigationLink[];

export const quickLinks = [
  { href: '/services', name: 'residential' },
  { href: '/services', name: 'warranty' },
  { href: '/services', name: 'preListing' },
  { href: '/pricing', name: 'pricing' },
  { href: '/maintenance-tips', name: 'tips' },
  { href: '/reviews', name: 'reviews' },
] as const satisfies readonly NavigationLink[];

/** A visitor's main tasks: in the footer, and on the 404 page beside the header's links. */
export const tasks = [
  { href: '/instant-quote', name: 'quote' },
  { href: '/calendar', name: 'schedule' },
  { href: '/quote', name: 'request' },
  { href: '/contact', name: 'contact' },
] as const satisfies readonly NavigationLink[];

/** In the footer of every page. */
export const sampleReportLink = {
  href: '/sample-report',
  name: 'sampleReport',
} as const satisfies NavigationLink;

/** In the footer of every page. */
export const embedLink = {
  href: '/embed',
  name: 'embed',
} as const satisfies NavigationLink;

/** In the footer of every page. */
export const privacyLink = { href: '/privacy', name: 'privacy' } as const satisfies NavigationLink;
