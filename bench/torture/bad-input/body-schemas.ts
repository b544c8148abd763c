import type * as z from 'zod/mini';
import { messageSchema } from '#api/mcp/mcp.routes.ts';
import { newApiKeySchema } from '#domain/api-keys/api-key.schema.ts';
import {
  changedPostSchema,
  newPostSchema,
  previewSchema,
  publicationSchema,
} from '#domain/blog/post-form.schema.ts';
import { bookingPayloadSchema } from '#domain/booking/booking.schema.ts';
import {
  bookingChangeSchema,
  bookingCorrectionSchema,
  bookingMoveSchema,
  bookingReopeningSchema,
  manualBookingSchema,
} from '#domain/booking/booking-changes.schema.ts';
import { bookingLimitsBodySchema } from '#domain/booking/booking-limits.schema.ts';
import {
  appointmentCancellationSchema,
  appointmentMoveSchema,
} from '#domain/booking/client-changes.schema.ts';
import { bookingsSeenSchema } from '#domain/booking/new-bookings.ts';
import {
  busyCalendarChangeSchema,
  busyCalendarSchema,
} from '#domain/calendars/busy-calendar.schema.ts';
import { contactPayloadSchema } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestChangeSchema } from '#domain/inspection-request/request-change.schema.ts';
import { bookingSelectionSchema, requestSelectionSchema } from '#domain/leads/selection.schema.ts';
import { maintenanceRequestSchema } from '#domain/maintenance/maintenance.schema.ts';
import {
  messagePreviewBodySchema,
  messageSettingsBodySchema,
  messageTemplateBodySchema,
} from '#domain/messages/message-settings.schema.ts';
import { newPasswordSchema, setUpSchema, signInSchema } from '#domain/owner/owner.schema.ts';
import { partnerChangeSchema, partnerSchema } from '#domain/partners/partner.schema.ts';
import {
  erasureSchema,
  personSchema,
  retentionBodySchema,
} from '#domain/privacy/privacy.schema.ts';
import { promotionChangeSchema } from '#domain/promotions/promotion.schema.ts';
import { pushSubscriptionSchema } from '#domain/push/push-subscription.schema.ts';
import {
  reviewChangeSchema,
  reviewEntrySchema,
  reviewImportSchema,
} from '#domain/reviews/review.schema.ts';
import { availabilityBodySchema } from '#domain/schedule/availability.schema.ts';
import {
  webhookChangeSchema,
  webhookSchema,
  webhookVersionSchema,
} from '#domain/webhooks/webhook.schema.ts';

/** The schema of each call's body. */
export const bodySchemas: Readonly<Record<string, z.ZodMiniType>> = {
  'POST /api/contact': contactPayloadSchema,
  'POST /api/calendar/book': bookingPayloadSchema,
  'POST /api/mcp': messageSchema,
  'POST /api/maintenance/tips': maintenanceRequestSchema,
  'POST /api/session': signInSchema,
  'POST /api/owner': setUpSchema,
  'PUT /api/owner/password': newPasswordSchema,
  'POST /api/api-keys': newApiKeySchema,
  'POST /api/backup': signInSchema,
  'PUT /api/push/subscription': pushSubscriptionSchema,
  'PATCH /api/contact-requests/:id': requestChangeSchema,
  'POST /api/contact-requests/selection': requestSelectionSchema,
  'POST /api/bookings': manualBookingSchema,
  'POST /api/bookings/selection': bookingSelectionSchema,
  'PUT /api/bookings/seen': bookingsSeenSchema,
  'PATCH /api/bookings/:id': bookingChangeSchema,
  'POST /api/bookings/:id/move': bookingMoveSchema,
  'POST /api/bookings/:id/reopen': bookingReopeningSchema,
  'PUT /api/bookings/:id/details': bookingCorrectionSchema,
  'POST /api/appointments/:token/move': appointmentMoveSchema,
  'POST /api/appointments/:token/cancel': appointmentCancellationSchema,
  'PUT /api/messages/settings': messageSettingsBodySchema,
  'PUT /api/messages/templates/:kind': messageTemplateBodySchema('booking_confirmed'),
  'POST /api/messages/preview': messagePreviewBodySchema,
  'PUT /api/availability': availabilityBodySchema,
  'POST /api/busy-calendars': busyCalendarSchema,
  'PUT /api/busy-calendars/:id': busyCalendarChangeSchema,
  'PUT /api/booking-limits': bookingLimitsBodySchema,
  'POST /api/privacy/search': personSchema,
  'POST /api/privacy/export': personSchema,
  'POST /api/privacy/erase': erasureSchema,
  'PUT /api/privacy/retention': retentionBodySchema,
  'POST /api/blog/posts': newPostSchema,
  'PUT /api/blog/posts/:id': changedPostSchema,
  'PATCH /api/blog/posts/:id': publicationSchema,
  'POST /api/blog/preview': previewSchema,
  'POST /api/reviews': reviewEntrySchema,
  'POST /api/reviews/import': reviewImportSchema,
  'PUT /api/reviews/:id': reviewChangeSchema,
  'PUT /api/promotions/:id': promotionChangeSchema,
  'POST /api/webhooks': webhookSchema,
  'PUT /api/webhooks/:id': webhookChangeSchema,
  'POST /api/webhooks/:id/secret': webhookVersionSchema,
  'POST /api/partners': partnerSchema,
  'PUT /api/partners/:id': partnerChangeSchema,
};
