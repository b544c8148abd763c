import { describeFields } from '#domain/validation/describe-fields.ts';
import { brandSchema } from './brand.schema.ts';
import { textValuesSchema } from './texts.schema.ts';

describeFields(brandSchema, {
  logo: 'Logo beside the name; the motif’s mark without it',
  accent: ['Color of links and highlights', '#2b4fb3'],
  ink: ['Color of text', '#1c2333'],
  motif: 'Drawings around the content',
  photographs: {
    about: 'The owner’s photographs, each in place of a drawing',
    fields: {
      hero: 'On the home page',
      about: 'On the about page',
      services: 'On the services page',
      report: 'Beside the report',
    },
  },
  video: ['Https address of a film about the report', 'https://video.example/report'],
});

const texts = { 'home.hero': { title: 'Know the home before you buy it' } };

describeFields(textValuesSchema, {
  en: ['The owner’s own English texts by block', texts],
  es: [
    'The owner’s own Spanish texts by block',
    { 'home.hero': { title: 'Conozca la casa antes de comprarla' } },
  ],
  translatedFrom: ['The English that each Spanish text was made from, by block', texts],
});
