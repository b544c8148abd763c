import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { BlogCategory, PostDetail, PostSummary } from '#domain/blog/post.schema.ts';
import { articleLabels, articleNotFound } from '#domain/content/blog-page.ts';
import {
  businessIn,
  categoriesKey,
  type PageData,
  postKey,
  postsKey,
} from '#site/data/page-data.ts';
import { useSiteData } from '#site/data/use-site-data.ts';
import { NoArticlesArt } from '#site/illustrations/no-articles-art.tsx';
import { applyHead } from '#site/meta/apply-head.ts';
import { breadcrumbs } from '#site/meta/structured-data.ts';
import type { Page } from '#site/page.ts';
import { CallButton } from '#site/parts/closing-call.tsx';
import { Text } from '#site/parts/text.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { articleData } from './article-data.ts';
import { ArticleCall, ArticleEnd } from './article-end.tsx';
import { ArticleHeader } from './article-header.tsx';
import { articleMeta, missingArticleMeta } from './article-meta.ts';
import { relatedPosts } from './related-posts.ts';
import { splitText } from './split-text.ts';
import '#ui/prose/prose.css';
import '#site/pages/blog/blog.css';
import './article.css';

const keyOf = (path: string) => postKey(path.slice('/blog/'.length));
const postOf = (path: string, data: PageData) => data[keyOf(path)] as PostDetail | null | undefined;

export const page: Page = {
  Component: ArticlePage,
  meta(path, data) {
    const post = postOf(path, data);
    const categories = (data[categoriesKey] ?? []) as BlogCategory[];
    const business = businessIn(data);
    return post ? articleMeta(post, categories, business) : missingArticleMeta(business);
  },
  data: (path) => [keyOf(path), categoriesKey, postsKey],
  structuredData(origin, path, data) {
    const post = postOf(path, data);
    if (!post) return [];
    return [
      articleData(origin, path, post, businessIn(data).inspector),
      breadcrumbs(origin, [
        ['/blog', 'Blog'],
        [path, post.title],
      ]),
    ];
  },
};

function ArticlePage() {
  const business = useBusiness();
  const labels = useTexts(articleLabels);
  const [path] = useLocation();
  const { data: post, error } = useSiteData<PostDetail>(keyOf(path));
  const { data: categories } = useSiteData<BlogCategory[]>(categoriesKey, { nullOn401: true });
  const { data: posts } = useSiteData<PostSummary[]>(postsKey, { nullOn401: true });
  const isMissing = post === null || error !== undefined;

  useEffect(() => {
    if (isMissing) applyHead(document, path, missingArticleMeta(business), business);
    else if (post) {
      applyHead(document, path, articleMeta(post, categories ?? [], business), business);
    }
  }, [path, post, isMissing, categories, business]);

  if (isMissing) return <Missing />;
  if (!post) return <Waiting />;
  const category = categories?.find(({ slug }) => slug === post.category)?.name ?? post.category;
  const [first, second] = splitText(post.contentHtml);
  return (
    <article className="site-wrap article">
      <nav aria-label="Breadcrumb" className="article-way">
        <SiteLink href="/blog">{labels.all}</SiteLink>
      </nav>
      <ArticleHeader post={post} category={category} />
      {post.featuredImage ? (
        <img
          className="article-picture"
          src={post.featuredImage}
          alt={post.featuredImageAlt ?? ''}
          width={1200}
          height={675}
          fetchPriority="high"
        />
      ) : null}
      <ArticleText html={first} />
      {second ? (
        <>
          <ArticleCall />
          <ArticleText html={second} />
        </>
      ) : null}
      <ArticleEnd related={relatedPosts(post, posts ?? [])} />
    </article>
  );
}

const ArticleText = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API rendered it from Markdown and sanitized it
  <div className="prose article-text" dangerouslySetInnerHTML={{ __html: html }} />
);

function Missing() {
  const { title, text } = useTexts(articleNotFound);
  return (
    <div className="site-wrap article-missing">
      <NoArticlesArt />
      <h1>{title}</h1>
      <Text className="site-lede">{text}</Text>
      <div className="site-actions">
        <SiteLink href="/blog" className="ui-button" data-kind="action">
          {useTexts(articleLabels).back}
        </SiteLink>
        <CallButton />
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <div
      className="site-wrap article article-waiting"
      role="status"
      aria-label="Loading the article"
    >
      <div className="ui-skeleton" />
      <div className="ui-skeleton" />
      <div className="ui-skeleton" />
    </div>
  );
}
