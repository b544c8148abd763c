import { newApiKeySchema } from '#domain/api-keys/api-key.schema.ts';
import {
  busyCalendarChangeSchema,
  busyCalendarSchema,
} from '#domain/calendars/busy-calendar.schema.ts';
import { connectionsSeenSchema } from '#domain/connections/new-connections.ts';
import { endHoldSchema } from '#domain/hold/hold.schema.ts';
import { erasureSchema, retentionBodySchema } from '#domain/privacy/privacy.schema.ts';
import { pushSubscriptionSchema } from '#domain/push/push-subscription.schema.ts';
import { revisionText } from '#domain/records/versioned.descriptions.ts';
import { setupGuideSchema } from '#domain/setup-guide/setup-guide.schema.ts';
import { describeFields } from '#domain/validation/describe-fields.ts';
import {
  webhookChangeSchema,
  webhookRotationSchema,
  webhookSchema,
} from '#domain/webhooks/webhook.schema.ts';

const password = ['The owner’s password', 'correct horse battery'] as const;

describeFields(newApiKeySchema, {
  name: ['The program that uses the key', 'Zapier'],
  scopes: 'What the program may do',
  password,
});
const ownerAddresses = [
  'The owner’s own addresses, whose declined invitations do not block times; guessed if empty',
  ['jane@example.com'],
] as const;

describeFields(busyCalendarSchema, {
  name: ['Name of the calendar, for the owner', 'Family'],
  ownerAddresses,
  address: ['Its secret address in iCal format', 'https://calendar.example/secret/basic.ics'],
});
describeFields(busyCalendarChangeSchema, { ownerAddresses, revision: revisionText });
describeFields(connectionsSeenSchema, {
  until: '`at` of the newest connection that the owner confirms',
});
describeFields(endHoldSchema, { heldAt: 'Instant of the hold that the owner has seen' });
describeFields(erasureSchema, {
  person: ['Email address or phone number of the person', 'jo@example.com'],
  reviews: ['Ids of reviews by the same person, which have no address', ['review-1']],
});
describeFields(retentionBodySchema, {
  revision: revisionText,
  months: ['Months after which personal data is erased; null keeps it', 48],
});
describeFields(pushSubscriptionSchema, {
  endpoint: ['Address of the browser’s push service', 'https://push.example/send/abc'],
  keys: {
    about: 'Keys of the subscription, from the browser',
    fields: {
      p256dh: ['Public key, 65 bytes in base64url', `BA${'A'.repeat(85)}`],
      auth: ['Authentication secret, 16 bytes in base64url', 'AAAAAAAAAAAAAAAAAAAAAA'],
    },
  },
  showsAddress: 'Whether notifications show the address of the property',
});
describeFields(setupGuideSchema, {
  revision: revisionText,
  steps: ['State of each step that was reached', { who: 'done', looks: 'skipped' }],
});
describeFields(webhookSchema, {
  url: ['Public https address that gets the events', 'https://hooks.example/inspections'],
  description: ['The receiving system, for the owner', 'Our CRM'],
  types: 'Events that are sent to it',
  partner: ['Slug of a partner: only events of leads from its page', 'jane-doe-realty'],
  password: ['The owner’s password; an API key sends none', 'correct horse battery'],
});
describeFields(webhookChangeSchema, {
  paused: 'Whether nothing is sent for now',
  revision: revisionText,
  password: ['The owner’s password, required with another address', 'correct horse battery'],
});
describeFields(webhookRotationSchema, {
  revision: revisionText,
  password: ['The owner’s password; an API key sends none', 'correct horse battery'],
});
