import { Badge } from '#admin/shell/badge.tsx';
import { usePosts } from './use-posts.ts';

export function PostsCount() {
  return <Badge count={usePosts().total} />;
}
