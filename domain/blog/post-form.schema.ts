import * as z from 'zod/mini';
import { blogCategories } from '#domain/content/articles/categories.ts';
import { localeField } from '#domain/locale/locale.schema.ts';
import { revisionField } from '#domain/records/versioned.schema.ts';
import {
  blankAsMissing,
  optionalLine,
  requiredLine,
  requiredText,
} from '#domain/validation/fields.ts';
import { wellFormedLine, wellFormedText } from '#domain/validation/well-formed.ts';
import { isImageAddress } from './image-address.ts';
import { SLUG_MAX, slugOf } from './slug.ts';
import { TAG_MAX, TAGS_MAX, withTag } from './tags.ts';

const IMAGE_MESSAGE = 'Please enter a valid URL that begins with https://';
const TAGS_MESSAGE = 'Tags must be a list of texts';

/** Characters of Markdown. Even at four bytes each they fit into one request (1 MB). */
const CONTENT_MAX = 200_000;

const line = (max: number) => z._default(optionalLine(max), '');

const tagsField = z.pipe(
  z.array(z.string(TAGS_MESSAGE).check(z.overwrite(wellFormedLine)), TAGS_MESSAGE).check(
    z.maxLength(TAGS_MAX, `At most ${TAGS_MAX} tags`),
    z.refine((tags) => tags.every((tag) => tag.length <= TAG_MAX), {
      error: `A tag has at most ${TAG_MAX} characters`,
    }),
  ),
  z.transform((tags: string[]) => tags.reduce<readonly string[]>(withTag, [])),
);

const fields = {
  locale: localeField,
  translationOf: blankAsMissing(optionalLine(100)),
  title: requiredLine(200, 'Title is required'),
  slug: requiredLine(SLUG_MAX, 'Slug is required').check(
    z.refine((slug) => slugOf(slug) === slug, {
      error: 'Lowercase letters, digits and single hyphens only',
    }),
  ),
  excerpt: requiredText(500, 'Excerpt is required'),
  content: requiredText(CONTENT_MAX, 'Content is required'),
  featuredImage: blankAsMissing(
    requiredLine(2000, IMAGE_MESSAGE).check(z.refine(isImageAddress, { error: IMAGE_MESSAGE })),
  ),
  featuredImageAlt: blankAsMissing(optionalLine(300)),
  category: z.enum(
    blogCategories.map(({ slug }) => slug),
    'Please select a category',
  ),
  tags: z._default(tagsField, []),
  metaTitle: line(200),
  metaDescription: line(500),
  published: z._default(z.boolean('Published is true or false'), false),
};

/** The body of `POST /api/blog/posts` (spec §3, §5). A new post is a draft by default. */
export const newPostSchema = z.object(fields);

/**
 * The body of `PUT /api/blog/posts/{post}`. The specification's call sends no revision, which
 * overwrites the current one (spec §7).
 */
export const changedPostSchema = z.object({ ...fields, revision: z.optional(revisionField) });

/** The body of `PATCH /api/blog/posts/{post}`, which publishes or unpublishes a post. */
export const publicationSchema = z.object({
  published: z.boolean('Published is true or false'),
  revision: revisionField,
});

/** The body of `POST /api/blog/preview`. */
export const previewSchema = z.object({
  content: z
    .string('Content is a text')
    .check(
      z.overwrite(wellFormedText),
      z.maxLength(CONTENT_MAX, `At most ${CONTENT_MAX} characters`),
    ),
});
