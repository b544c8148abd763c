import { revisionText } from '#domain/records/versioned.descriptions.ts';
import { describeFields } from '#domain/validation/describe-fields.ts';
import { postQuerySchema } from './post.schema.ts';
import { changedPostSchema, previewSchema, publicationSchema } from './post-form.schema.ts';

describeFields(changedPostSchema, {
  locale: 'Language of the article; English without it',
  translationOf: ['Id of the article that this one translates', 'post-3'],
  title: ['Title', 'Hail and your roof'],
  slug: [
    'Last part of its address: lowercase letters, digits and single hyphens',
    'hail-and-your-roof',
  ],
  excerpt: ['Summary for lists and search engines', 'What to look for after a storm.'],
  content: ['Text in Markdown', '## After the storm\n\nLook at the gutters first.'],
  featuredImage: ['Address of its picture, uploaded or https', 'https://example.com/roof.jpg'],
  featuredImageAlt: ['What the picture shows, for those who cannot see it', 'A roof after hail'],
  category: 'Slug of its category',
  tags: ['Tags', ['roof', 'hail']],
  metaTitle: ['Title for search engines; the title without it', 'Hail damage to roofs'],
  metaDescription: [
    'Description for search engines; the excerpt without it',
    'Signs of hail damage.',
  ],
  published: 'Whether visitors can read it; a draft without it',
  revision: revisionText,
});
describeFields(publicationSchema, {
  published: 'Whether visitors can read it',
  revision: revisionText,
});
describeFields(previewSchema, {
  content: ['Text in Markdown, which need not be complete', '## After the storm'],
});
describeFields(postQuerySchema, {
  published: 'Accepted as the specification’s call sends it; drafts are never listed',
  category: ['Slug of a category', 'maintenance'],
  search: ['Words in title, excerpt, text or tags', 'roof'],
  locale: 'Language of the articles; English without it',
});
