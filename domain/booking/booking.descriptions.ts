import type { ByField } from '#domain/records/every-field.ts';
import { describeFields } from '#domain/validation/describe-fields.ts';
import { bookingPayloadSchema } from './booking.schema.ts';
import type { VisitDetails } from './visit.ts';

const visit = {
  agentName: ['Name of the client’s real-estate agent', 'Ann Lee'],
  agentEmail: 'Email address of the agent',
  agentCopy: 'Whether the agent gets a copy of the messages, without the price; needs `agentEmail`',
  agentConsent:
    'Whether the client agrees that the agent sees the appointment, and the report once it is released',
  entry: ['The lockbox, or who lets the inspector in', 'Lockbox at the front door'],
  occupancy: 'Whether somebody lives there',
  utilities: 'Whether water, gas and electricity are on',
  pets: ['Animals at the property', 'A friendly dog'],
} as const satisfies ByField<VisitDetails>;

describeFields(bookingPayloadSchema, {
  date: 'Day of the inspection, yyyy-MM-dd',
  time: 'Start, 24-hour HH:mm in the time zone of the business',
  name: ['Name of the client', 'Jo Park'],
  email: 'Email address of the client',
  phone: ['Phone number of the client, at least 10 characters in any notation', '706-555-0110'],
  address: ['Address of the property, with city and ZIP code', '12 Oak St, Athens, GA 30601'],
  inspectionType:
    'Kind of inspection; it decides which agreement is signed, and without facts of a home the length',
  notes: ['What the client wants the inspector to know', 'The gate code is 12.'],
  optionEnds:
    'Last day, yyyy-MM-dd, on which a buyer can step back from the contract (option or due diligence period)',
  ...visit,
  quote: 'Facts of the home; the server calculates the price for the booked day',
  priceRevision: [
    'Price list of the price that was shown, from its answer: it is honored for 24 hours',
    3,
  ],
  promotion: [
    'Id of the offer whose discount the client asks for; the business takes it off by hand',
    'first-inspection',
  ],
  metadata: [
    'Up to 10 pairs of your own that travel with it to the owner, exports and webhooks',
    { 'listing-id': 'A-1207' },
  ],
  attribution: 'Where the lead comes from; anything invalid is dropped',
  locale:
    'Language of the client: of this answer, the mails, the calendar file and the client’s page; English without it',
  website: ['Leave it out: a hidden field that only bots fill in', ''],
  test: 'If true, everything is checked and answered the same way, and nothing is stored or sent',
});
