import { revisionText } from '#domain/records/versioned.descriptions.ts';
import { describeFields } from '#domain/validation/describe-fields.ts';
import { partnerChangeSchema } from './partner.schema.ts';

describeFields(partnerChangeSchema, {
  name: ['Name of the agent or firm', 'Oak Realty'],
  slug: [
    'Its name in snippets and addresses: lowercase letters, digits and single hyphens',
    'oak-realty',
  ],
  site: ['Https address of its site', 'https://oak-realty.example'],
  revision: revisionText,
});
