import {
  CalendarClock,
  CalendarDays,
  Handshake,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  MessageSquareQuote,
  Newspaper,
  UserRound,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { PostsCount } from '#admin/features/blog/posts-count.tsx';
import { BookingsCount } from '#admin/features/bookings/bookings-count.tsx';
import { RequestsCount } from '#admin/features/requests/requests-count.tsx';

interface ScreenEntry {
  /** Below /admin. */
  path: string;
  label: string;
  /** The label where a phone's bar has no room for it. */
  short?: string;
  Icon: LucideIcon;
  Screen: ComponentType;
  /** One of the things that the screen lists, by its id. */
  One?: ComponentType;
  /** What the badge of its link counts. */
  Count?: ComponentType;
}

/** Every screen of the admin, in the order of its navigation; each loads when it is opened. */
export const screens: readonly ScreenEntry[] = [
  {
    path: '/',
    label: 'Dashboard',
    Icon: LayoutDashboard,
    Screen: lazy(async () => ({
      default: (await import('#admin/features/dashboard/dashboard-screen.tsx')).DashboardScreen,
    })),
  },
  {
    path: '/requests',
    label: 'Contact Requests',
    short: 'Requests',
    Icon: Inbox,
    Screen: lazy(async () => ({
      default: (await import('#admin/features/requests/requests-screen.tsx')).RequestsScreen,
    })),
    Count: RequestsCount,
  },
  {
    path: '/bookings',
    label: 'Bookings',
    Icon: CalendarDays,
    Screen: lazy(async () => ({
      default: (await import('#admin/features/bookings/bookings-screen.tsx')).BookingsScreen,
    })),
    One: lazy(async () => ({
      default: (await import('#admin/features/bookings/booking-screen.tsx')).BookingScreen,
    })),
    Count: BookingsCount,
  },
  {
    path: '/blog',
    label: 'Blog Posts',
    short: 'Blog',
    Icon: Newspaper,
    Screen: lazy(async () => ({
      default: (await import('#admin/features/blog/blog-screen.tsx')).BlogScreen,
    })),
    Count: PostsCount,
  },
  {
    path: '/availability',
    label: 'Availability',
    Icon: CalendarClock,
    Screen: lazy(async () => ({
      default: (await import('#admin/features/availability/availability-screen.tsx'))
        .AvailabilityScreen,
    })),
  },
  {
    path: '/reviews',
    label: 'Reviews',
    Icon: MessageSquareQuote,
    Screen: lazy(async () => ({
      default: (await import('#admin/features/reviews/reviews-screen.tsx')).ReviewsScreen,
    })),
  },
  {
    path: '/partners',
    label: 'Partners',
    Icon: Handshake,
    Screen: lazy(async () => ({
      default: (await import('#admin/features/partners/partners-screen.tsx')).PartnersScreen,
    })),
  },
  {
    path: '/promotions',
    label: 'Promotions',
    Icon: Megaphone,
    Screen: lazy(async () => ({
      default: (await import('#admin/features/promotions/promotions-screen.tsx')).PromotionsScreen,
    })),
  },
  {
    path: '/account',
    label: 'Account',
    Icon: UserRound,
    Screen: lazy(async () => ({
      default: (await import('#admin/features/account/account-screen.tsx')).AccountScreen,
    })),
  },
];

/** Where the owner comes to after the log-in. */
export const firstScreen = '/';
