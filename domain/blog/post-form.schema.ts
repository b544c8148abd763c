import * as z from 'zod/mini';
import { blogCategories } from '#domain/content/articles/categories.ts';
import { revisionField } from '#domain/edits/versioned.schema.ts';
import { blankAsMissing, requiredText } from '#domain/validation/fields.ts';
import { isImageAddress } from './image-address.ts';
import { SLUG_MAX, slugOf } from './slug.ts';
import { TAG_MAX, TAGS_MAX, withTag } from './tags.ts';

const IMAGE_MESSAGE = 'Please enter a valid URL that begins with https://';
const TAGS_MESSAGE = 'Tags are a list of texts';

/** Characters of Markdown: an article of two hours still fits into one call (1 MB). */
const CONTENT_MAX = 200_000;

const text = (max: number) =>
  z._default(
    z.string('Please enter text').check(z.trim(), z.maxLength(max, `At most ${max} characters`)),
    '',
  );

const tagsField = z.pipe(
  z.array(z.string(TAGS_MESSAGE).check(z.trim()), TAGS_MESSAGE).check(
    z.maxLength(TAGS_MAX, `At most ${TAGS_MAX} tags`),
    z.refine((tags) => tags.every((tag) => tag.length <= TAG_MAX), {
      error: `A tag has at most ${TAG_MAX} characters`,
    }),
  ),
  z.transform((tags: string[]) => tags.reduce<readonly string[]>(withTag, [])),
);

const fields = {
  title: requiredText(200, 'Title is required'),
  slug: requiredText(SLUG_MAX, 'Slug is required').check(
    z.refine((slug) => slug === '' || slugOf(slug) === slug, {
      error: 'Lower-case letters, digits and single hyphens only',
    }),
  ),
  excerpt: requiredText(500, 'Excerpt is required'),
  content: requiredText(CONTENT_MAX, 'Content is required'),
  featuredImage: blankAsMissing(
    z
      .string(IMAGE_MESSAGE)
      .check(
        z.trim(),
        z.maxLength(2000, 'At most 2000 characters'),
        z.refine(isImageAddress, { error: IMAGE_MESSAGE }),
      ),
  ),
  featuredImageAlt: blankAsMissing(
    z.string('Please enter text').check(z.trim(), z.maxLength(300, 'At most 300 characters')),
  ),
  category: z.enum(
    blogCategories.map(({ slug }) => slug),
    'Please select a category',
  ),
  tags: z._default(tagsField, []),
  metaTitle: text(200),
  metaDescription: text(500),
  published: z._default(z.boolean('Published is true or false'), false),
};

/** The body of `POST /api/blog/posts` (spec §3, §5): a new post is a draft unless it says otherwise. */
export const newPostSchema = z.object(fields);

/**
 * The body of `PUT /api/blog/posts/{id}`. The specification's own call names no version: what is
 * there is meant then.
 */
export const changedPostSchema = z.object({ ...fields, revision: z.optional(revisionField) });

/** The body of `PATCH /api/blog/posts/{id}`: only the switch. */
export const publicationSchema = z.object({
  published: z.boolean('Published is true or false'),
  revision: revisionField,
});

/** The body of `POST /api/blog/preview`. */
export const previewSchema = z.object({
  content: z
    .string('Content is a text')
    .check(z.maxLength(CONTENT_MAX, `At most ${CONTENT_MAX} characters`)),
});
