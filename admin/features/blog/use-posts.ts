import { useOwnerList } from '#admin/lists/use-owner-list.ts';
import type { OwnPostSummary } from '#domain/blog/post.schema.ts';

/** Posts shown at a time (spec §9). */
const PAGE_SIZE = 10;

/** All posts, newest begun first; words of `search` are looked for in title, excerpt, slug and tags. */
export const usePosts = (search = '') =>
  useOwnerList<OwnPostSummary>('owner/posts', { limit: PAGE_SIZE, search });
