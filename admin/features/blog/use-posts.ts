import type { ListPositionState } from '#admin/lists/use-list-position.ts';
import { usePagedList } from '#admin/lists/use-paged-list.ts';

/** Posts per page (spec §9). */
const PAGE_SIZE = 10;

/** All posts, newest first. Every word of `search` must occur in title, excerpt, slug or tags. */
export const usePosts = (search = '', position?: ListPositionState) =>
  usePagedList('GET /api/owner/posts', { limit: PAGE_SIZE, search }, position);
