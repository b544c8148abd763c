import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import type { Business } from '#domain/business/business.ts';
import { businessFileSchema } from '#domain/business/business-file.schema.ts';
import { recordNames } from '#domain/business/business-version.ts';
import { publishedPriceListSchema } from '#domain/business/price-list.schema.ts';
import { localeQuerySchema } from '#domain/locale/locale.schema.ts';
import {
  brandBodySchema,
  checkQuerySchema,
  historyQuerySchema,
  previewBodySchema,
  priceListBodySchema,
  profileBodySchema,
  restoreBodySchema,
  textsBodySchema,
} from './business-bodies.schema.ts';

const profile = profileBodySchema.register(z.globalRegistry, { id: 'BusinessProfile' });
const brand = brandBodySchema.register(z.globalRegistry, { id: 'BusinessBrand' });
const texts = textsBodySchema.register(z.globalRegistry, { id: 'BusinessTexts' });
const priceList = priceListBodySchema.register(z.globalRegistry, { id: 'PriceList' });
const published = publishedPriceListSchema.register(z.globalRegistry, { id: 'PublishedPriceList' });

const file = businessFileSchema.register(z.globalRegistry, { id: 'BusinessFile' });

const leaf = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const change = z.strictObject({
  path: z.string(),
  before: z.optional(leaf),
  after: z.optional(leaf),
});

const replacedVersion = z.strictObject({
  record: z.enum(recordNames),
  revision: z.int(),
  replacedAt: z.iso.datetime(),
  replacedBy: z.string(),
  changes: z.array(change),
});

const priceListCheck = z.strictObject({
  warnings: z.array(z.strictObject({ path: z.string(), message: z.string() })),
  sampleHomes: z.array(z.strictObject({ title: z.string(), before: z.int(), after: z.int() })),
});

/** What everybody may know; the rest of its fields follow from the records. */
const business = z.looseObject({
  name: z.string(),
  phone: z.strictObject({ display: z.string(), href: z.string() }),
  email: z.strictObject({ display: z.string(), href: z.string() }),
  prices: priceList,
  // The document leaves out the rest, which the callers of our own pages use.
}) as unknown as z.ZodMiniType<Business>;

const recordOperations = <const Name extends string, Schema extends z.ZodMiniType>(
  name: Name,
  summary: string,
  schema: Schema,
  description?: string,
) => {
  const path = `/api/business/${name.toLowerCase() as Lowercase<Name>}` as const;
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
      ...(description && { description }),
      who: 'owner',
      body: schema,
      answers: { 200: schema },
    },
  ] as const satisfies readonly Operation[];
};

export const businessOperations = [
  {
    call: 'GET /api/business',
    id: 'getBusiness',
    tag: 'Business',
    summary: 'The business: its facts, prices and words, in a language',
    who: 'everyone',
    query: localeQuerySchema,
    limit: 'slots',
    answers: { 200: business },
  },
  ...recordOperations('Profile', 'Who the business is', profile),
  ...recordOperations('Brand', 'How the business looks', brand),
  ...recordOperations(
    'Texts',
    'The owner’s own texts',
    texts,
    'Without `es`, the texts in Spanish stay; an empty `es` removes them.',
  ),
  {
    call: 'GET /api/business/history',
    id: 'listBusinessVersions',
    tag: 'Business',
    summary: 'Replaced versions of profile, brand or texts, newest first',
    description: '`changes` is what differs in the version that replaced it.',
    who: 'owner',
    query: historyQuerySchema,
    answers: { 200: z.strictObject({ data: z.array(replacedVersion) }) },
  },
  {
    call: 'POST /api/business/history',
    id: 'restoreBusinessVersion',
    tag: 'Business',
    summary: 'Bring back a replaced version',
    description: '`current` is the revision that it replaces; the answer is the new version.',
    who: 'owner',
    body: restoreBodySchema,
    answers: { 200: z.union([profile, brand, texts]) },
    problems: ['not_found'],
  },
  {
    call: 'POST /api/business/preview',
    id: 'previewPage',
    tag: 'Business',
    summary: 'A page of the site with records that are not published',
    description: 'The document has no scripts. Records that are left out are the published ones.',
    who: 'owner',
    body: previewBodySchema,
    answers: { 200: z.strictObject({ html: z.string() }) },
    problems: ['not_found'],
  },
  {
    call: 'GET /api/business/export',
    id: 'exportBusiness',
    tag: 'Business',
    summary: 'The whole business as one file',
    who: 'owner',
    answers: { 200: file },
  },
  {
    call: 'POST /api/business/import',
    id: 'importBusiness',
    tag: 'Business',
    summary: 'Replace the whole business by that of a file',
    description:
      'One wrong field changes nothing. `check=1` only answers what would change. `missingPictures` are neither in the file nor stored here, and are left out.',
    who: 'owner',
    query: checkQuerySchema,
    body: file,
    answers: {
      200: z.strictObject({ changes: z.array(change), missingPictures: z.array(z.string()) }),
    },
  },
  {
    call: 'GET /api/business/price-lists',
    id: 'listPriceLists',
    tag: 'Business',
    summary: 'Every published price list, newest first',
    description: '`shown` is the revision of the list that visitors see.',
    who: 'owner',
    answers: { 200: z.strictObject({ lists: z.array(published), shown: z.int() }) },
  },
  {
    call: 'POST /api/business/price-lists',
    id: 'publishPriceList',
    tag: 'Business',
    summary: 'Publish a price list',
    description:
      '`revision` is that of the newest list, which the new one follows. `check=1` publishes nothing: it answers likely slips, and what six homes cost by both lists.',
    who: 'owner',
    query: checkQuerySchema,
    body: priceList,
    answers: { 200: z.union([published, priceListCheck]) },
    current: published,
  },
] as const satisfies readonly Operation[];
