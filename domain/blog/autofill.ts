import { slugOf } from './slug.ts';

interface TitleFields {
  title: string;
  slug: string;
  metaTitle: string;
}

/**
 * The form's fields after the title changed to `title` (spec §5). Slug and meta title follow the
 * title as long as they equal the value derived from the previous one, so that edits by hand stay.
 * The slug of a post that was ever published stays too, because links to it exist.
 */
export function autofilled(
  before: TitleFields,
  title: string,
  { wasPublished }: { wasPublished: boolean },
): TitleFields {
  const slugFollows = !wasPublished && before.slug === slugOf(before.title);
  return {
    title,
    slug: slugFollows ? slugOf(title) : before.slug,
    metaTitle: before.metaTitle === before.title ? title : before.metaTitle,
  };
}
