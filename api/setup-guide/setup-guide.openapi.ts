import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { setupGuideSchema } from '#domain/setup-guide/setup-guide.schema.ts';
import type { ShownSetupGuide } from '#domain/setup-guide/shown-setup-guide.ts';

const count = z.int().check(z.nonnegative());

const shown = z
  .strictObject({
    ...setupGuideSchema.shape,
    isNew: z.boolean(),
    left: z.strictObject({
      fields: z.array(z.string()),
      prices: z.boolean(),
      motif: z.boolean(),
      figures: count,
      testimonials: count,
      reviews: count,
      articles: count,
      promotions: count,
    }),
  })
  .register(z.globalRegistry, {
    id: 'SetupGuide',
    description:
      '`left` is what visitors see as it was delivered: facts of the profile by their path, whether the first price ' +
      'list is shown, whether the flowers of the first business are drawn around another one, and numbers of invented figures, testimonials, reviews, articles and offers. With `isNew` there is ' +
      'no lead, and nothing has been changed.',
  }) satisfies Whole<ShownSetupGuide>;

export const setupGuideOperations = [
  {
    call: 'GET /api/setup-guide',
    id: 'getSetupGuide',
    tag: 'Business',
    summary: 'Progress of the first start, and the samples that visitors see',
    who: 'owner',
    answers: { 200: shown },
  },
  {
    call: 'PUT /api/setup-guide',
    id: 'changeSetupGuide',
    tag: 'Business',
    summary: 'Say which steps of the first start are done or skipped',
    description:
      'A step that is done makes its facts the owner’s, also where they are as delivered.',
    who: 'owner',
    body: setupGuideSchema,
    answers: { 200: shown },
    current: setupGuideSchema,
  },
  {
    call: 'DELETE /api/setup-guide/samples',
    id: 'removeSamples',
    tag: 'Business',
    summary: 'Remove invented people, reviews, articles, figures and offers',
    description: 'For good. Profile and texts before are in the history of the business.',
    who: 'owner',
    answers: { 200: shown },
  },
] as const satisfies readonly Operation[];
