import { CalendarDays, Inbox, type LucideIcon } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { BookingsCount } from '#admin/features/bookings/bookings-count.tsx';
import { RequestsCount } from '#admin/features/requests/requests-count.tsx';

interface ScreenEntry {
  /** Below /admin. */
  path: string;
  label: string;
  Icon: LucideIcon;
  Screen: ComponentType;
  /** What the badge of its link counts. */
  Count?: ComponentType;
}

/** Every screen of the admin, in the order of its navigation; each loads when it is opened. */
export const screens: readonly ScreenEntry[] = [
  {
    path: '/requests',
    label: 'Requests',
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
    Count: BookingsCount,
  },
];

/** Where /admin itself leads. */
export const firstScreen = '/requests';
