import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { linksIn } from '#domain/blog/links-in.ts';
import type { BlogCategory, PostDetail, PostSummary } from '#domain/blog/post.schema.ts';
import { articleLabels, articleNotFound } from '#domain/content/blog-page.ts';
import { keyIn } from '#domain/locale/business-key.ts';
import type { Locale } from '#domain/locale/locale.ts';
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
import { navigationWords } from '#site/navigation/navigation.ts';
import type { Page } from '#site/page.ts';
import { CallButton } from '#site/parts/closing-call.tsx';
import { Text } from '#site/parts/text.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useLangOf } from '#ui/use-english.ts';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { articleData } from './article-data.ts';
import { ArticleCall, ArticleEnd } from './article-end.tsx';
import { ArticleHeader } from './article-header.tsx';
import { articleMeta, missingArticleMeta } from './article-meta.ts';
import { articlePageWords } from './article-page.words.ts';
import { relatedPosts } from './related-posts.ts';
import { splitText } from './split-text.ts';
import '#ui/prose/prose.css';
import '#site/pages/blog/blog.css';
import './article.css';

const keyOf = (path: string) => postKey(path.slice('/blog/'.length));
const postOf = (path: string, data: PageData) => data[keyOf(path)] as PostDetail | null | undefined;

/** A 401 on a blog list is an empty list (spec §7). */
const blogList = { nullOn401: true };

export const page: Page = {
  Component: ArticlePage,
  meta(path, data) {
    const post = postOf(path, data);
    const business = businessIn(data);
    const categories = (data[keyIn(business.locale, categoriesKey)] ?? []) as BlogCategory[];
    return post ? articleMeta(post, categories, business) : missingArticleMeta(business);
  },
  data: (path, locale) => [
    keyOf(path),
    ...[categoriesKey, postsKey].map((key) => keyIn(locale, key)),
  ],
  structuredData(origin, path, data) {
    const post = postOf(path, data);
    if (!post) return [];
    const business = businessIn(data);
    return [
      articleData(origin, path, post, business),
      breadcrumbs(origin, business.locale, [
        ['/blog', navigationWords.in(business.locale).blog],
        [path, post.title],
      ]),
    ];
  },
};

function ArticlePage() {
  const business = useBusiness();
  const labels = useTexts(articleLabels);
  const words = useWords(articlePageWords);
  const langOf = useLangOf();
  const [path, navigate] = useLocation();
  const inLanguage = (key: string) => keyIn(business.locale, key);
  const { data: post, error } = useSiteData<PostDetail>(keyOf(path));
  const { data: categories } = useSiteData<BlogCategory[]>(inLanguage(categoriesKey), blogList);
  const { data: posts } = useSiteData<PostSummary[]>(inLanguage(postsKey), blogList);
  const translation = post?.slugs?.[business.locale];
  const isMissing = post === null || error !== undefined;

  // As the server does: who changes the language gets the article in it.
  useEffect(() => {
    if (translation && translation !== post.slug) {
      navigate(`/blog/${translation}`, { replace: true });
    }
  }, [translation, post, navigate]);

  useEffect(() => {
    if (isMissing) applyHead(document, path, missingArticleMeta(business), business);
    else if (post) {
      applyHead(document, path, articleMeta(post, categories ?? [], business), business);
    }
  }, [path, post, isMissing, categories, business]);

  if (isMissing) return <Missing />;
  if (!post) return <Waiting />;
  const category = categories?.find(({ slug }) => slug === post.category)?.name ?? post.category;
  const [first, second] = splitText(linksIn(business.locale, post.contentHtml));
  return (
    <article className="site-wrap article">
      <nav aria-label={words.breadcrumb} className="article-way">
        <SiteLink href="/blog">{labels.all}</SiteLink>
      </nav>
      <ArticleHeader post={post} category={category} />
      {post.featuredImage ? (
        <img
          className="article-picture"
          src={post.featuredImage}
          alt={post.featuredImageAlt ?? ''}
          lang={langOf(post)}
          width={1200}
          height={675}
          fetchPriority="high"
        />
      ) : null}
      <ArticleText html={first} lang={langOf(post)} />
      {second ? (
        <>
          <ArticleCall />
          <ArticleText html={second} lang={langOf(post)} />
        </>
      ) : null}
      <ArticleEnd related={relatedPosts(post, posts ?? [])} />
    </article>
  );
}

const ArticleText = ({ html, lang }: { html: string; lang: Locale | undefined }) => (
  <div
    className="prose article-text"
    lang={lang}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the API rendered it from Markdown and sanitized it
    dangerouslySetInnerHTML={{ __html: html }}
  />
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
      aria-label={useWords(articlePageWords).loading}
    >
      <div className="ui-skeleton" />
      <div className="ui-skeleton" />
      <div className="ui-skeleton" />
    </div>
  );
}
