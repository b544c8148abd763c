import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { storedPromotionSchema } from '#api/store/stored/stored-content.schema.ts';
import { localeQuerySchema } from '#domain/locale/locale.schema.ts';
import {
  promotionChangeSchema,
  promotionEntrySchema,
  promotionsResponseSchema,
  type StoredPromotion,
} from '#domain/promotions/promotion.schema.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { revisionField, revisionQuerySchema } from '#domain/records/versioned.schema.ts';

const ownPromotionSchema = z
  .extend(storedPromotionSchema, { revision: revisionField })
  .register(z.globalRegistry, { id: 'OwnPromotion' }) satisfies Whole<StoredPromotion>;

export const promotionsOperations = [
  {
    call: 'GET /api/promotions',
    id: 'getPromotions',
    tag: 'Content',
    summary: 'Today’s offers, in display order and in a language',
    who: 'everyone',
    query: localeQuerySchema,
    limit: 'slots',
    answers: { 200: promotionsResponseSchema },
  },
  {
    call: 'GET /api/promotions/all',
    id: 'listPromotions',
    tag: 'Publishing',
    summary: 'Every offer, including those not shown',
    who: 'owner',
    answers: { 200: z.array(ownPromotionSchema) },
  },
  {
    call: 'POST /api/promotions',
    id: 'addPromotion',
    tag: 'Publishing',
    summary: 'Add an offer, after the others',
    who: 'owner',
    body: promotionEntrySchema,
    answers: { 201: ownPromotionSchema },
  },
  {
    call: 'PUT /api/promotions/:id',
    id: 'changePromotion',
    tag: 'Publishing',
    summary: 'Change an offer',
    description: 'Without `spanish`, its texts in Spanish stay; `null` removes them.',
    who: 'owner',
    body: promotionChangeSchema,
    answers: { 200: ownPromotionSchema },
  },
  {
    call: 'DELETE /api/promotions/:id',
    id: 'deletePromotion',
    tag: 'Publishing',
    summary: 'Delete an offer',
    description: 'Without `revision` the current version is deleted.',
    who: 'owner',
    query: revisionQuerySchema,
    answers: { 204: null },
    current: ownPromotionSchema,
  },
] as const satisfies readonly Operation[];
