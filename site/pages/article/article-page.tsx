import { useLocation } from 'wouter';
import type { PostDetail } from '#domain/blog/post.schema.ts';
import { postKey } from '#site/data/page-data.ts';
import { useSiteData } from '#site/data/use-site-data.ts';
import { articleSlugOf } from '#site/routing/route-paths.ts';

export function Page() {
  const [path] = useLocation();
  const { data: post } = useSiteData<PostDetail>(postKey(articleSlugOf(path) ?? ''));
  return <h1>{post ? post.title : 'Article Not Found'}</h1>;
}
