import type * as z from 'zod/mini';
import {
  changedPostSchema,
  newPostSchema,
  previewSchema,
  publicationSchema,
} from '#domain/blog/post-form.schema.ts';
import { bookingPayloadSchema } from '#domain/booking/booking.schema.ts';
import {
  bookingByHandSchema,
  bookingChangeSchema,
  bookingMoveSchema,
} from '#domain/booking/booking-changes.schema.ts';
import { contactPayloadSchema } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestChangeSchema } from '#domain/inspection-request/request-change.schema.ts';
import { maintenanceRequestSchema } from '#domain/maintenance/maintenance.schema.ts';
import { newPasswordSchema, setUpSchema, signInSchema } from '#domain/owner/owner.schema.ts';
import { partnerChangeSchema, partnerSchema } from '#domain/partners/partner.schema.ts';
import { promotionChangeSchema } from '#domain/promotions/promotion.schema.ts';
import {
  reviewChangeSchema,
  reviewEntrySchema,
  reviewImportSchema,
} from '#domain/reviews/review.schema.ts';
import { availabilityBodySchema } from '#domain/schedule/availability.schema.ts';

/** What each call checks its body against. */
export const bodySchemas: Readonly<Record<string, z.ZodMiniType>> = {
  'POST /api/contact': contactPayloadSchema,
  'POST /api/calendar/book': bookingPayloadSchema,
  'POST /api/maintenance/tips': maintenanceRequestSchema,
  'POST /api/session': signInSchema,
  'POST /api/owner': setUpSchema,
  'PUT /api/owner/password': newPasswordSchema,
  'POST /api/backup': signInSchema,
  'PATCH /api/contact-requests/:id': requestChangeSchema,
  'POST /api/bookings': bookingByHandSchema,
  'PATCH /api/bookings/:id': bookingChangeSchema,
  'POST /api/bookings/:id/move': bookingMoveSchema,
  'PUT /api/availability': availabilityBodySchema,
  'POST /api/blog/posts': newPostSchema,
  'PUT /api/blog/posts/:id': changedPostSchema,
  'PATCH /api/blog/posts/:id': publicationSchema,
  'POST /api/blog/preview': previewSchema,
  'POST /api/reviews': reviewEntrySchema,
  'POST /api/reviews/import': reviewImportSchema,
  'PUT /api/reviews/:id': reviewChangeSchema,
  'PUT /api/promotions/:id': promotionChangeSchema,
  'POST /api/partners': partnerSchema,
  'PUT /api/partners/:id': partnerChangeSchema,
};
