import { previewBodySchema, restoreBodySchema } from '#api/business/business-bodies.schema.ts';
import { businessFileSchema } from '#domain/business/business-file.schema.ts';
import { describeFields } from '#domain/validation/describe-fields.ts';

const records = {
  profile: 'Who the business is',
  prices: 'Its price list',
  brand: 'How it looks',
  texts: 'The owner’s own texts',
} as const;

describeFields(previewBodySchema, {
  path: 'Page to render',
  locale: 'Language of the page; English without it',
  ...records,
});
describeFields(restoreBodySchema, {
  record: 'Which record',
  revision: ['The earlier version that becomes the newest', 1],
  current: ['The newest version that was seen; refused if there is a newer one', 3],
});
describeFields(businessFileSchema, {
  format: 'What the file is',
  version: 'Version of the format',
  ...records,
  pictures: ['Uploaded pictures in base64, by address', { '/uploads/logo.png': 'iVBORw0KGgo=' }],
});
