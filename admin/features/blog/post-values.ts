import type { Values } from '#admin/forms/drafts.ts';
import { languageNames } from '#admin/leads/languages.ts';
import { localeOfPost } from '#domain/blog/languages.ts';
import type { Post } from '#domain/blog/post.schema.ts';
import { blogCategories } from '#domain/content/articles/categories.ts';
import { defaultLocale, localeOf } from '#domain/locale/locale.ts';

/** The initial texts of a new post; without `published` it is a draft (spec §4). */
export const newPostValues: Values = {
  locale: defaultLocale,
  translationOf: '',
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  category: '',
  tags: '[]',
  featuredImage: '',
  featuredImageAlt: '',
  metaTitle: '',
  metaDescription: '',
};

/** The name of the form's draft. */
export const draftOf = (post?: { id: string }): string => `post:${post?.id ?? 'new'}`;

export const valuesOf = (post: Post): Values => ({
  locale: localeOfPost(post),
  translationOf: post.translationOf ?? '',
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  content: post.content,
  category: post.category,
  tags: JSON.stringify(post.tags),
  featuredImage: post.featuredImage ?? '',
  featuredImageAlt: post.featuredImageAlt ?? '',
  metaTitle: post.metaTitle,
  metaDescription: post.metaDescription,
  ...(post.published && { published: 'on' }),
});

/** The tags, stored as JSON in one control. */
export const tagsOf = (values: Values): readonly string[] =>
  JSON.parse(values['tags'] || '[]') as string[];

/** The JSON body of a save. */
export const bodyOf = (values: Values) => ({
  locale: values['locale'],
  // The form of an article in English doesn’t ask for it.
  translationOf: values['translationOf'] ?? '',
  title: values['title'],
  slug: values['slug'],
  excerpt: values['excerpt'],
  content: values['content'],
  category: values['category'],
  featuredImage: values['featuredImage'],
  featuredImageAlt: values['featuredImageAlt'],
  metaTitle: values['metaTitle'],
  metaDescription: values['metaDescription'],
  tags: tagsOf(values),
  published: values['published'] === 'on',
});

const categoryName = (slug = '') =>
  blogCategories.find((category) => category.slug === slug)?.name ?? slug;

const fields: readonly { label: string; of: (values: Values) => string | undefined }[] = [
  { label: 'Language', of: ({ locale }) => languageNames[localeOf(locale)] },
  { label: 'Translation of', of: ({ translationOf }) => translationOf },
  { label: 'Title', of: ({ title }) => title },
  { label: 'Slug', of: ({ slug }) => slug },
  { label: 'Excerpt', of: ({ excerpt }) => excerpt },
  { label: 'Content', of: ({ content }) => content },
  { label: 'Category', of: ({ category }) => categoryName(category) },
  { label: 'Tags', of: (values) => tagsOf(values).join(', ') },
  { label: 'Featured image', of: ({ featuredImage }) => featuredImage },
  { label: 'What the image shows', of: ({ featuredImageAlt }) => featuredImageAlt },
  { label: 'Meta title', of: ({ metaTitle }) => metaTitle },
  { label: 'Meta description', of: ({ metaDescription }) => metaDescription },
  { label: 'Status', of: ({ published }) => (published === 'on' ? 'Published' : 'Draft') },
];

/** The fields of both versions as text; of the content, only the lines that differ. */
export const differences = (mine: Values, theirs: Post) =>
  fields.map(({ label, of }) => {
    const [one, other] = [of(mine) ?? '', of(valuesOf(theirs)) ?? ''];
    return {
      label,
      ...(label === 'Content' ? differingLines(one, other) : { mine: one, theirs: other }),
    };
  });

/** Both texts without their common first and last lines. */
export function differingLines(mine: string, theirs: string) {
  const [one, other] = [mine.split('\n'), theirs.split('\n')];
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const cut = (lines: readonly string[]) =>
    [
      ...(start > 0 ? ['…'] : []),
      ...lines.slice(start, lines.length - end),
      ...(end > 0 ? ['…'] : []),
    ].join('\n');
  return { mine: cut(one), theirs: cut(other) };
}
