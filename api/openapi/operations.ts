import { agentsOperations } from '#api/agents/agents.openapi.ts';
import { agreementTemplatesOperations } from '#api/agreements/agreement-templates.openapi.ts';
import { agreementsOperations } from '#api/agreements/agreements.openapi.ts';
import { apiKeysOperations } from '#api/api-keys/api-keys.openapi.ts';
import { appointmentsOperations } from '#api/appointments/appointments.openapi.ts';
import { availabilityOperations } from '#api/availability/availability.openapi.ts';
import { backupOperations } from '#api/backup/backup.openapi.ts';
import { adminPostsOperations } from '#api/blog/admin-posts.openapi.ts';
import { blogOperations } from '#api/blog/blog.openapi.ts';
import { bookingLimitsOperations } from '#api/booking-limits/booking-limits.openapi.ts';
import { bookingsOperations } from '#api/bookings/bookings.openapi.ts';
import { businessOperations } from '#api/business/business.openapi.ts';
import { busyCalendarsOperations } from '#api/busy-calendars/busy-calendars.openapi.ts';
import { calendarOperations } from '#api/calendar/calendar.openapi.ts';
import { calendarFeedOperations } from '#api/calendar/calendar-feed.openapi.ts';
import { connectionsOperations } from '#api/connections/connections.openapi.ts';
import { contactOperations } from '#api/contact/contact.openapi.ts';
import { contactRequestsOperations } from '#api/contact-requests/contact-requests.openapi.ts';
import { dashboardOperations } from '#api/dashboard/dashboard.openapi.ts';
import { embedOperations } from '#api/embed/embed.openapi.ts';
import { healthOperations } from '#api/health/health.openapi.ts';
import { holdOperations } from '#api/hold/hold.openapi.ts';
import { jobsOperations } from '#api/jobs/jobs.openapi.ts';
import { maintenanceOperations } from '#api/maintenance/maintenance.openapi.ts';
import { mcpOperations } from '#api/mcp/mcp.openapi.ts';
import { messagesOperations } from '#api/messages/messages.openapi.ts';
import { moneyOperations } from '#api/money/money.openapi.ts';
import { ownerOperations } from '#api/owner/owner.openapi.ts';
import { passwordResetOperations } from '#api/owner/password-reset.openapi.ts';
import { partnersOperations } from '#api/partners/partners.openapi.ts';
import { paymentsOperations } from '#api/payments/payments.openapi.ts';
import { receiptsOperations } from '#api/payments/receipts.openapi.ts';
import { placesOperations } from '#api/places/places.openapi.ts';
import { serviceAreaOperations } from '#api/places/service-area.openapi.ts';
import { privacyOperations } from '#api/privacy/privacy.openapi.ts';
import { promotionsOperations } from '#api/promotions/promotions.openapi.ts';
import { pushOperations } from '#api/push/push.openapi.ts';
import { quoteOperations } from '#api/quote/quote.openapi.ts';
import { reportsOperations } from '#api/reports/reports.openapi.ts';
import { reviewsOperations } from '#api/reviews/reviews.openapi.ts';
import { secondFactorOperations } from '#api/second-factor/second-factor.openapi.ts';
import { sessionOperations } from '#api/sessions/session.openapi.ts';
import { sessionsOperations } from '#api/sessions/sessions.openapi.ts';
import { setupGuideOperations } from '#api/setup-guide/setup-guide.openapi.ts';
import { uploadsOperations } from '#api/uploads/uploads.openapi.ts';
import { webhookDeliveriesOperations } from '#api/webhooks/webhook-deliveries.openapi.ts';
import { webhooksOperations } from '#api/webhooks/webhooks.openapi.ts';
import { documentOperations } from './openapi.openapi.ts';
import type { Operation } from './operation.ts';

const documented = [
  ...quoteOperations,
  ...calendarOperations,
  ...serviceAreaOperations,
  ...appointmentsOperations,
  ...agentsOperations,
  ...agreementsOperations,
  ...agreementTemplatesOperations,
  ...jobsOperations,
  ...reportsOperations,
  ...moneyOperations,
  ...receiptsOperations,
  ...paymentsOperations,
  ...contactOperations,
  ...reviewsOperations,
  ...promotionsOperations,
  ...blogOperations,
  ...maintenanceOperations,
  ...embedOperations,
  ...sessionOperations,
  ...bookingsOperations,
  ...contactRequestsOperations,
  ...dashboardOperations,
  ...availabilityOperations,
  ...bookingLimitsOperations,
  ...busyCalendarsOperations,
  ...adminPostsOperations,
  ...uploadsOperations,
  ...partnersOperations,
  ...businessOperations,
  ...setupGuideOperations,
  ...messagesOperations,
  ...holdOperations,
  ...placesOperations,
  ...ownerOperations,
  ...passwordResetOperations,
  ...secondFactorOperations,
  ...sessionsOperations,
  ...apiKeysOperations,
  ...calendarFeedOperations,
  ...privacyOperations,
  ...backupOperations,
  ...pushOperations,
  ...connectionsOperations,
  ...webhooksOperations,
  ...webhookDeliveriesOperations,
  ...mcpOperations,
  ...documentOperations,
  ...healthOperations,
] as const satisfies readonly Operation[];

/** The operations with their own calls, bodies and answers, for types. */
export type Documented = (typeof documented)[number];

/** Every operation of the API, except `/metrics`, which an operator may enable. */
export const operations: readonly Operation[] = documented;
