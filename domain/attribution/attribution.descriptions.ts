import { describeFields } from '#domain/validation/describe-fields.ts';
import { attributionSchema } from './attribution.schema.ts';

describeFields(attributionSchema, {
  partner: ['Slug of the partner whose page the lead comes from', 'oak-realty'],
  page: ['Address of the page on which the form was', 'https://oak-realty.example/buying'],
  utm: {
    about: 'Campaign parameters of the visit, without their prefix `utm_`',
    fields: {
      source: ['`utm_source`', 'newsletter'],
      medium: ['`utm_medium`', 'email'],
      campaign: ['`utm_campaign`', 'spring'],
      term: ['`utm_term`', 'home inspection'],
      content: ['`utm_content`', 'top-link'],
    },
  },
});
