import { revisionText } from '#domain/records/versioned.descriptions.ts';
import { describeFields } from '#domain/validation/describe-fields.ts';
import { availabilityBodySchema, dayRangeSchema } from './availability.schema.ts';

const WEEK = ['08:00', '11:30', '15:00'];

describeFields(availabilityBodySchema, {
  revision: revisionText,
  startTimes: [
    'Starts of each weekday from Sunday to Saturday, HH:mm; with any half hour, the first one opens the day',
    [[], WEEK, WEEK, WEEK, WEEK, WEEK, []],
  ],
  startMode: 'Whether appointments start at these times only, or at any half hour',
  closingTimes: [
    'Time by which an appointment of each weekday from Sunday to Saturday ends, HH:mm',
    ['18:00', '18:00', '18:00', '18:00', '18:00', '18:00', '18:00'],
  ],
  lengths: {
    about: 'Minutes on site by kind of inspection, for a home whose facts are not known',
    fields: {
      buyer: ['Minutes of a buyer’s inspection', 180],
      seller: ['Minutes of a seller’s inspection', 180],
      warranty: ['Minutes of an inspection before a warranty ends', 150],
      maintenance: ['Minutes of a maintenance inspection', 120],
    },
  },
  bufferMinutes: ['Minutes between two appointments', 30],
  driveTime: 'Whether the drive between two properties is kept free as well',
  outsideArea: 'What happens with a property outside the service area',
  noticeHours: ['Hours before a start until which it can be booked', 24],
  horizonDays: ['Days ahead that can be booked', 60],
  daysOff: {
    about: 'Ranges of days without appointments',
    fields: { from: 'First day, yyyy-MM-dd', to: 'Last day, yyyy-MM-dd, included' },
  },
  blocks: {
    about: 'Times without appointments',
    fields: {
      date: 'Day, yyyy-MM-dd; with `weekly`, the first one',
      from: 'Start, HH:mm',
      to: ['End, HH:mm', '10:00'],
      label: ['What it is, for the owner', 'Dentist'],
      weekly: 'Whether it is repeated every week',
      until: 'Last day of a weekly block, yyyy-MM-dd; without it, there is none',
    },
  },
  confirmed: ['Ids of bookings on new days off that the owner has acknowledged', ['b-1']],
});
describeFields(dayRangeSchema, {
  from: 'First day, yyyy-MM-dd',
  to: ['Last day, yyyy-MM-dd, included; at most 62 days', '2026-12-06'],
});
