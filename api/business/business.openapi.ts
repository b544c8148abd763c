import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import {
  brandBodySchema,
  priceListBodySchema,
  profileBodySchema,
  textsBodySchema,
} from './business-bodies.schema.ts';

const profile = profileBodySchema.register(z.globalRegistry, { id: 'BusinessProfile' });
const brand = brandBodySchema.register(z.globalRegistry, { id: 'BusinessBrand' });
const texts = textsBodySchema.register(z.globalRegistry, { id: 'BusinessTexts' });
const priceList = priceListBodySchema.register(z.globalRegistry, { id: 'PriceList' });

/** What everybody may know; the rest of its fields follow from the records. */
const business = z.looseObject({
  name: z.string(),
  phone: z.strictObject({ display: z.string(), href: z.string() }),
  email: z.strictObject({ display: z.string(), href: z.string() }),
  prices: priceList,
});

const recordOperations = (
  name: string,
  summary: string,
  schema: z.ZodMiniType,
): readonly Operation[] => {
  const path = `/api/business/${name.toLowerCase()}`;
  return [
    {
      call: `GET ${path}`,
      id: `getBusiness${name}`,
      tag: 'Business',
      summary,
      who: 'owner',
      answers: { 200: schema },
    },
    {
      call: `PUT ${path}`,
      id: `changeBusiness${name}`,
      tag: 'Business',
      summary: `Replace it: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`,
      who: 'owner',
      body: schema,
      answers: { 200: schema },
      problems: ['edit_conflict'],
      current: schema,
    },
  ];
};

export const businessOperations: readonly Operation[] = [
  {
    call: 'GET /api/business',
    id: 'getBusiness',
    tag: 'Business',
    summary: 'The business: its facts, prices and words',
    who: 'everyone',
    limit: 'slots',
    answers: { 200: business },
  },
  ...recordOperations('Profile', 'Who the business is', profile),
  ...recordOperations('Brand', 'How the business looks', brand),
  ...recordOperations('Texts', 'The owner’s own texts', texts),
  {
    call: 'GET /api/business/price-lists',
    id: 'listPriceLists',
    tag: 'Business',
    summary: 'Every published price list, newest first',
    description: '`shown` is the revision of the list that visitors see.',
    who: 'owner',
    answers: { 200: z.strictObject({ lists: z.array(priceList), shown: z.int() }) },
  },
  {
    call: 'POST /api/business/price-lists',
    id: 'publishPriceList',
    tag: 'Business',
    summary: 'Publish a price list',
    description: '`revision` is that of the newest list, which the new one follows.',
    who: 'owner',
    body: priceList,
    answers: { 200: priceList },
    problems: ['edit_conflict'],
    current: priceList,
  },
];
