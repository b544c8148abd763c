import {
  CalendarClock,
  CalendarDays,
  CircleDollarSign,
  ClipboardCheck,
  FileSignature,
  Handshake,
  Inbox,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageSquareQuote,
  Newspaper,
  Palette,
  Plug,
  ShieldCheck,
  Store,
  Sun,
  TextCursorInput,
  UserRound,
  Wallet,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { withWords } from '#ui/lazy.ts';
import { BookingsCount, ErasuresCount, PostsCount, RequestsCount } from './counts.tsx';

interface ScreenEntry {
  /** Below /admin. */
  path: string;
  label: string;
  /** The label in a phone's navigation bar. */
  short?: string;
  Icon: LucideIcon;
  Screen: ComponentType;
  /** The screen for a new item, at `path/new`. */
  NewScreen?: ComponentType;
  /** The screen of one item, at `path/:id`. */
  DetailScreen?: ComponentType;
  /** The badge of its link. */
  Count?: ComponentType;
  /** Only where something refers to it, not in the navigation. */
  isUnlisted?: true;
}

const lazyScreen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) => lazy(async () => ({ default: (await withWords(load()))[name] }));

/** Every screen, in the order of the navigation; each is a lazy chunk. */
export const screens: readonly ScreenEntry[] = [
  {
    path: '/today',
    label: 'Today',
    Icon: Sun,
    Screen: lazyScreen(() => import('#admin/features/today/today-screen.tsx'), 'TodayScreen'),
  },
  {
    path: '/dashboard',
    label: 'Dashboard',
    Icon: LayoutDashboard,
    Screen: lazyScreen(
      () => import('#admin/features/dashboard/dashboard-screen.tsx'),
      'DashboardScreen',
    ),
  },
  {
    path: '/requests',
    label: 'Contact Requests',
    short: 'Requests',
    Icon: Inbox,
    Screen: lazyScreen(
      () => import('#admin/features/requests/requests-screen.tsx'),
      'RequestsScreen',
    ),
    DetailScreen: lazyScreen(
      () => import('#admin/features/requests/request-screen.tsx'),
      'RequestScreen',
    ),
    Count: RequestsCount,
  },
  {
    path: '/bookings',
    label: 'Bookings',
    Icon: CalendarDays,
    Screen: lazyScreen(
      () => import('#admin/features/bookings/list/bookings-screen.tsx'),
      'BookingsScreen',
    ),
    NewScreen: lazyScreen(
      () => import('#admin/features/bookings/by-hand/by-hand-screen.tsx'),
      'ByHandScreen',
    ),
    DetailScreen: lazyScreen(
      () => import('#admin/features/bookings/booking/booking-screen.tsx'),
      'BookingScreen',
    ),
    Count: BookingsCount,
  },
  {
    path: '/money',
    label: 'Money',
    Icon: Wallet,
    Screen: lazyScreen(() => import('#admin/features/money/money-screen.tsx'), 'MoneyScreen'),
  },
  {
    path: '/blog',
    label: 'Blog Posts',
    short: 'Blog',
    Icon: Newspaper,
    Screen: lazyScreen(() => import('#admin/features/blog/blog-screen.tsx'), 'BlogScreen'),
    Count: PostsCount,
  },
  {
    path: '/availability',
    label: 'Availability',
    Icon: CalendarClock,
    Screen: lazyScreen(
      () => import('#admin/features/availability/availability-screen.tsx'),
      'AvailabilityScreen',
    ),
  },
  {
    path: '/jobs',
    label: 'Jobs',
    Icon: ClipboardCheck,
    Screen: lazyScreen(() => import('#admin/features/jobs/jobs-screen.tsx'), 'JobsScreen'),
  },
  {
    path: '/agreements',
    label: 'Agreements',
    Icon: FileSignature,
    Screen: lazyScreen(
      () => import('#admin/features/agreements/agreements-screen.tsx'),
      'AgreementsScreen',
    ),
    NewScreen: lazyScreen(
      () => import('#admin/features/agreements/agreement-screen.tsx'),
      'NewAgreementScreen',
    ),
    DetailScreen: lazyScreen(
      () => import('#admin/features/agreements/agreement-screen.tsx'),
      'AgreementScreen',
    ),
  },
  {
    path: '/messages',
    label: 'Messages',
    Icon: Mail,
    Screen: lazyScreen(
      () => import('#admin/features/messages/messages-screen.tsx'),
      'MessagesScreen',
    ),
    DetailScreen: lazyScreen(
      () => import('#admin/features/messages/template-screen.tsx'),
      'TemplateScreen',
    ),
  },
  {
    path: '/reviews',
    label: 'Reviews',
    Icon: MessageSquareQuote,
    Screen: lazyScreen(() => import('#admin/features/reviews/reviews-screen.tsx'), 'ReviewsScreen'),
  },
  {
    path: '/partners',
    label: 'Partners',
    Icon: Handshake,
    Screen: lazyScreen(
      () => import('#admin/features/partners/partners-screen.tsx'),
      'PartnersScreen',
    ),
  },
  {
    path: '/promotions',
    label: 'Promotions',
    Icon: Megaphone,
    Screen: lazyScreen(
      () => import('#admin/features/promotions/promotions-screen.tsx'),
      'PromotionsScreen',
    ),
  },
  {
    path: '/business',
    label: 'Business',
    Icon: Store,
    Screen: lazyScreen(
      () => import('#admin/features/business/business-screen.tsx'),
      'BusinessScreen',
    ),
  },
  {
    path: '/brand',
    label: 'Brand',
    Icon: Palette,
    Screen: lazyScreen(() => import('#admin/features/brand/brand-screen.tsx'), 'BrandScreen'),
  },
  {
    path: '/prices',
    label: 'Prices',
    Icon: CircleDollarSign,
    Screen: lazyScreen(() => import('#admin/features/prices/prices-screen.tsx'), 'PricesScreen'),
  },
  {
    path: '/texts',
    label: 'Texts',
    Icon: TextCursorInput,
    Screen: lazyScreen(() => import('#admin/features/texts/texts-screen.tsx'), 'TextsScreen'),
    DetailScreen: lazyScreen(
      () => import('#admin/features/texts/page-texts-screen.tsx'),
      'PageTextsScreen',
    ),
  },
  {
    path: '/privacy',
    label: 'Privacy',
    Icon: ShieldCheck,
    Screen: lazyScreen(() => import('#admin/features/privacy/privacy-screen.tsx'), 'PrivacyScreen'),
    Count: ErasuresCount,
  },
  {
    path: '/connections',
    label: 'Connections',
    Icon: Plug,
    Screen: lazyScreen(
      () => import('#admin/features/connections/connections-screen.tsx'),
      'ConnectionsScreen',
    ),
  },
  {
    path: '/account',
    label: 'Account',
    Icon: UserRound,
    Screen: lazyScreen(() => import('#admin/features/account/account-screen.tsx'), 'AccountScreen'),
  },
  {
    path: '/start',
    label: 'Set up your business',
    Icon: ListChecks,
    Screen: lazyScreen(() => import('#admin/features/guide/guide-screen.tsx'), 'GuideScreen'),
    DetailScreen: lazyScreen(
      () => import('#admin/features/guide/guide-step-screen.tsx'),
      'GuideStepScreen',
    ),
    isUnlisted: true,
  },
];

/** Redirects to the first screen after login. */
export const homePath = '/';
