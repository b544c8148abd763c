import { usePosts } from '#admin/features/blog/use-posts.ts';
import { useDashboard } from '#admin/features/dashboard/use-dashboard.ts';
import { useRetention } from '#admin/features/privacy/use-retention.ts';
import { Badge } from './badge.tsx';

export const RequestsCount = () => <Badge count={useDashboard().data?.totals.requests} />;

/** The number of upcoming appointments. */
export const BookingsCount = () => <Badge count={useDashboard().data?.bookingsAhead} />;

export const PostsCount = () => <Badge count={usePosts().total} />;

/** The number of records that retention will erase within a week. */
export const ErasuresCount = () => <Badge count={useRetention().data?.total} />;
