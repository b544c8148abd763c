import { slugOf } from './slug.ts';

interface Written {
  title: string;
  slug: string;
  metaTitle: string;
}

/**
 * What a title that is being typed makes of slug and meta title (spec §5). Each follows as long as
 * it is what the title `before` made of it: what the owner wrote there by hand stays. So does the
 * slug of an article that was ever published, for people have its address.
 */
export function autofilled(
  before: Written,
  title: string,
  { wasPublished }: { wasPublished: boolean },
): Written {
  const slugFollows = !wasPublished && before.slug === slugOf(before.title);
  return {
    title,
    slug: slugFollows ? slugOf(title) : before.slug,
    metaTitle: before.metaTitle === before.title ? title : before.metaTitle,
  };
}
