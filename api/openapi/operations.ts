import { appointmentsOperations } from '#api/appointments/appointments.openapi.ts';
import { adminPostsOperations } from '#api/blog/admin-posts.openapi.ts';
import { blogOperations } from '#api/blog/blog.openapi.ts';
import { calendarOperations } from '#api/calendar/calendar.openapi.ts';
import { contactOperations } from '#api/contact/contact.openapi.ts';
import { embedOperations } from '#api/embed/embed.openapi.ts';
import { healthOperations } from '#api/health/health.openapi.ts';
import { maintenanceOperations } from '#api/maintenance/maintenance.openapi.ts';
import { mcpOperations } from '#api/mcp/mcp.openapi.ts';
import { messagesOperations } from '#api/messages/messages.openapi.ts';
import { partnersOperations } from '#api/partners/partners.openapi.ts';
import { serviceAreaOperations } from '#api/places/service-area.openapi.ts';
import { promotionsOperations } from '#api/promotions/promotions.openapi.ts';
import { quoteOperations } from '#api/quote/quote.openapi.ts';
import { reviewsOperations } from '#api/reviews/reviews.openapi.ts';
import { sessionOperations } from '#api/sessions/session.openapi.ts';
import { uploadsOperations } from '#api/uploads/uploads.openapi.ts';
import { documentOperations } from './openapi.openapi.ts';
import type { Operation } from './operation.ts';

/** Every operation of the API; `/metrics`, which an operator may switch on, is none. */
export const operations: readonly Operation[] = [
  ...quoteOperations,
  ...calendarOperations,
  ...serviceAreaOperations,
  ...appointmentsOperations,
  ...contactOperations,
  ...reviewsOperations,
  ...promotionsOperations,
  ...blogOperations,
  ...maintenanceOperations,
  ...embedOperations,
  ...sessionOperations,
  ...adminPostsOperations,
  ...uploadsOperations,
  ...partnersOperations,
  ...messagesOperations,
  ...mcpOperations,
  ...documentOperations,
  ...healthOperations,
];
