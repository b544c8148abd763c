import { appointmentSlotsQuerySchema } from '#api/appointments/appointment-query.schema.ts';
import { bookingQuerySchema } from '#api/bookings/booking-query.schema.ts';
import { daySchedulesSchema } from '#api/bookings/day-schedules.ts';
import { checkQuerySchema, historyQuerySchema } from '#api/business/business-bodies.schema.ts';
import {
  dayListSchema,
  nextSlotQuerySchema,
  slotsQuerySchema,
} from '#api/calendar/calendar-query.schema.ts';
import { requestQuerySchema } from '#api/contact-requests/request-query.schema.ts';
import { idempotencyHeaderSchema } from '#api/http/idempotency-key.ts';
import { mcpQuerySchema, messageSchema } from '#api/mcp/mcp-message.ts';
import { moneyFileQuerySchema, moneyQuerySchema } from '#api/money/money-query.schema.ts';
import { placesQuerySchema } from '#api/places/places.openapi.ts';
import { serviceAreaQuerySchema } from '#api/places/service-area.openapi.ts';
import { bookingsSeenSchema } from '#domain/booking/limits/new-bookings.ts';
import { localeQuerySchema } from '#domain/locale/locale.schema.ts';
import { revisionQuerySchema } from '#domain/records/versioned.schema.ts';
import { describeFields } from '#domain/validation/describe-fields.ts';
import { webhookTypeQuerySchema } from '#domain/webhooks/webhook.schema.ts';

describeFields(idempotencyHeaderSchema, {
  'Idempotency-Key': [
    'Any 1 to 200 printable characters, best a random UUID: a repeated call with the same key has the same effect as one',
    '0d5b7c1e-8f0e-4a35-9c0b-1f4a6f2d7e11',
  ],
});
describeFields(localeQuerySchema, { locale: 'Language of the answer; English without it' });
describeFields(revisionQuerySchema, {
  revision: ['Version to delete; without it, the newest', '1'],
});
describeFields(nextSlotQuerySchema, {
  minutes: ['Length of the appointment, instead of the facts of a home', 180],
  propertyType: 'Kind of home; with its size, only starts that are long enough',
  squareFootage: ['Living area of the home in square feet', 2400],
  inspectionType: 'Kind of inspection, where the facts of the home are not known',
  zip: ['ZIP code of the home: only starts that leave time for the drive', '30601'],
});
describeFields(slotsQuerySchema, {
  date: 'Day, yyyy-MM-dd',
  reports: 'Whether each start also says when the report will be ready',
});
describeFields(appointmentSlotsQuerySchema, { date: 'Day, yyyy-MM-dd' });
describeFields(dayListSchema, { full: 'Whether days without a free start are listed too' });
describeFields(daySchedulesSchema, {
  except: ['Id of a booking whose own time counts as free', 'b-1'],
});
describeFields(serviceAreaQuerySchema, { zip: ['ZIP code of the home', '30601'] });
describeFields(placesQuerySchema, {
  state: ['Postal code of the state', 'GA'],
  cities: ['Names of cities, separated by line breaks', 'Athens\nWatkinsville'],
  zip: ['ZIP code of the business', '30601'],
});
const list = {
  search: ['Words in names, addresses, email addresses and phone numbers', 'park'],
  cursor: ['Where the page starts: `nextCursor` of the page before', 'eyJpZCI6ImItMSJ9'],
  limit: ['Records on a page, 1 to 100', '10'],
} as const;
describeFields(bookingQuerySchema, {
  ...list,
  folder: 'Folder; the inbox without it',
  day: 'Day at which the page starts, yyyy-MM-dd',
  sort: 'By their creation, or by appointment',
});
describeFields(requestQuerySchema, {
  status: 'Where the conversation with the client stands; all without it',
});
describeFields(moneyQuerySchema, {
  month: ['Month, yyyy-MM', '2026-11'],
  method: 'Only payments by this method',
});
describeFields(moneyFileQuerySchema, {
  from: ['First month, yyyy-MM', '2026-10'],
  to: ['Last month, yyyy-MM, included', '2026-12'],
});
describeFields(historyQuerySchema, { record: 'Which record’s versions' });
describeFields(checkQuerySchema, {
  check: 'With 1, nothing is stored: the answer says what would change',
});
describeFields(webhookTypeQuerySchema, {
  type: 'Which event; a test without it is a `test.ping`, samples are of all',
});
describeFields(mcpQuerySchema, {
  public: ['Opens the tools of visitors, without a key', ''],
});
describeFields(messageSchema, {
  jsonrpc: 'Version of JSON-RPC',
  method: ['Method of the protocol', 'tools/list'],
  id: ['Id of the request, which its answer repeats; missing in a notification', 1],
  params: ['Parameters of the method', {}],
});
describeFields(bookingsSeenSchema, {
  until: '`createdAt` of the newest booking that the owner has seen',
});
