import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampleArticles } from './articles.ts';
import { spanishArticles } from './articles-es.ts';
import { blogCategories } from './categories.ts';

const pages = [
  '/',
  '/about',
  '/services',
  '/pricing',
  '/contact',
  '/quote',
  '/instant-quote',
  '/maintenance-tips',
  '/reviews',
  '/calendar',
  '/faq',
  '/blog',
];
const articles = [...sampleArticles, ...spanishArticles];
const slugs = articles.map((article) => article.slug);
const known = new Set([...pages, ...slugs.map((slug) => `/blog/${slug}`)]);

const bodyOf = (slug: string) => readFileSync(new URL(`${slug}.md`, import.meta.url), 'utf8');
const linksIn = (body: string) => [...body.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1]);
const wordsIn = (body: string) =>
  body.replaceAll(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{N}'.,-]*/gu) ?? [];

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

it('has a Markdown file for every entry and vice versa', () => {
  const bodies = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.md'));
  expect(bodies.sort()).toEqual(slugs.map((slug) => `${slug}.md`).sort());
});

it('gives every article and category its own slug', () => {
  const all = [...slugs, ...blogCategories.map((category) => category.slug)];
  expect(new Set(all).size).toBe(all.length);
  for (const slug of all) expect(slug).toMatch(kebab);
  expect(new Set(blogCategories.map((category) => category.id)).size).toBe(blogCategories.length);
});

it('leaves no category empty, and no article without one', () => {
  const used = new Set<string>(sampleArticles.map((article) => article.category));
  expect([...used].sort()).toEqual(blogCategories.map((category) => category.slug).sort());
});

it('lists the articles from the oldest to the newest', () => {
  for (const list of [sampleArticles, spanishArticles]) {
    const instants = list.map((article) => article.publishedAt);
    expect(instants).toEqual([...new Set(instants)].sort());
  }
});

describe.each(articles)('$slug', (article) => {
  const body = bodyOf(article.slug);

  it('has at least 600 words in sections, and no title in its content', () => {
    expect(wordsIn(body).length).toBeGreaterThanOrEqual(600);
    expect(body).not.toMatch(/^# /m);
    expect(body.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3);
    expect(body).toMatch(/^[A-Z]/);
  });

  it('links to pages and articles that exist, and never to itself', () => {
    const links = linksIn(body);
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const link of links) expect(known).toContain(link);
    expect(links).not.toContain(`/blog/${article.slug}`);
  });

  it('has metadata within the length limits', () => {
    expect(article.metaTitle.length).toBeLessThanOrEqual(60);
    expect(article.metaDescription.length).toBeGreaterThanOrEqual(120);
    expect(article.metaDescription.length).toBeLessThanOrEqual(158);
    expect(article.excerpt.length).toBeGreaterThanOrEqual(140);
    expect(article.excerpt.length).toBeLessThanOrEqual(200);
    expect(article.excerpt.match(/[.?!](\s|$)/g)?.length).toBeLessThanOrEqual(2);
    expect(article.featuredImageAlt.length).toBeLessThanOrEqual(125);
  });

  it('has three or four tags in lower case, each once', () => {
    const tags: readonly string[] = article.tags;
    expect([3, 4]).toContain(new Set(tags).size);
    expect(new Set(tags).size).toBe(tags.length);
    for (const tag of tags) expect(tag).toBe(tag.toLowerCase().trim());
  });

  it('has its own image or that of its original, and is published after its creation', () => {
    const original = 'translationOf' in article ? article.translationOf : article.slug;
    expect(article.featuredImage).toBe(`/articles/${original}.svg`);
    for (const instant of [article.createdAt, article.publishedAt]) {
      expect(new Date(instant).toISOString()).toBe(instant.replace('Z', '.000Z'));
    }
    expect(Date.parse(article.publishedAt)).toBeGreaterThan(Date.parse(article.createdAt));
  });
});

describe.each(spanishArticles)('$slug, in Spanish', ({ slug, category, translationOf }) => {
  const original = sampleArticles.find((article) => article.slug === translationOf);
  const body = bodyOf(slug);

  it('has the category and the sections of its original', () => {
    const countIn = (pattern: RegExp, text: string) => text.match(pattern)?.length;
    expect(category).toBe(original?.category);
    for (const pattern of [/^## /gm, /^- /gm, /^\d\. /gm, /^\| /gm, /^\*\*/gm]) {
      expect(countIn(pattern, body), `${pattern}`).toBe(countIn(pattern, bodyOf(translationOf)));
    }
  });

  it('links to no article in English', () => {
    for (const english of sampleArticles) {
      expect(linksIn(body)).not.toContain(`/blog/${english.slug}`);
    }
  });
});
