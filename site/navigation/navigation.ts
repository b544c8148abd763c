import type { RoutePath } from '#site/routing/site-path.ts';

export interface NavigationLink {
  href: RoutePath;
  label: string;
}

/** Header navigation (spec §2). */
export const headerNavigation = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/services', label: 'Services' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/blog', label: 'Blog' },
  { href: '/faq', label: 'FAQ' },
  { href: '/contact', label: 'Contact' },
] as const satisfies readonly NavigationLink[];

export const quickLinks = [
  { href: '/services', label: 'Residential Inspections' },
  { href: '/services', label: 'Home Warranty Inspections' },
  { href: '/services', label: 'Pre-Listing Inspections' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/maintenance-tips', label: 'Maintenance Tips' },
  { href: '/reviews', label: 'Customer Reviews' },
] as const satisfies readonly NavigationLink[];

/** A visitor's main tasks: in the footer, and on the 404 page beside the header's links. */
export const tasks = [
  { href: '/instant-quote', label: 'Instant Quote' },
  { href: '/calendar', label: 'Schedule an Inspection' },
  { href: '/quote', label: 'Request a Free Quote' },
  { href: '/contact', label: 'Contact' },
] as const satisfies readonly NavigationLink[];

/** In the footer of every page. */
export const sampleReportLink = {
  href: '/sample-report',
  label: 'Sample Report',
} as const satisfies NavigationLink;

/** In the footer of every page. */
export const embedLink = {
  href: '/embed',
  label: 'For real-estate agents: our widgets on your page',
} as const satisfies NavigationLink;

/** In the footer of every page. */
export const privacyLink = { href: '/privacy', label: 'Privacy' } as const satisfies NavigationLink;
