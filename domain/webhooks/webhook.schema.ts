import * as z from 'zod/mini';
import type { PresentedApiKey } from '#domain/api-keys/api-key.schema.ts';
import { partnerSlugLength, partnerSlugPattern } from '#domain/attribution/partner-slug.ts';
import type { DeliveryTarget } from '#domain/deliveries/planned-delivery.ts';
import { type WebhookEventType, webhookEventTypes } from '#domain/events/lead-event.ts';
import { signInSchema } from '#domain/owner/owner.schema.ts';
import { revisionField, type Versioned } from '#domain/records/versioned.schema.ts';
import { blankAsMissing, requiredLine } from '#domain/validation/fields.ts';

/** Maximum number of endpoints that the owner adds, and that each API key adds. */
export const MAX_WEBHOOKS = 10;

const URL_MESSAGE = 'Please enter a public https address';

const urlField = requiredLine(1000, URL_MESSAGE).check(
  z.url({ error: URL_MESSAGE, abort: true }),
  // Not by `z.url`, which reports protocol and host separately, with the same message.
  z.refine((text) => isPublicHttps(new URL(text)), { error: URL_MESSAGE, abort: true }),
  z.refine(
    (text) => isPlain(new URL(text)),
    'Please enter a public https address on the standard port, without a password',
  ),
);

const isPublicHttps = ({ protocol, hostname }: URL) =>
  protocol === 'https:' && z.regexes.domain.test(hostname);

const isPlain = ({ port, username, password }: URL) => !port && !username && !password;

const TYPE_MESSAGE = 'Please choose from the events';

const typesField = z.array(z.enum(webhookEventTypes, TYPE_MESSAGE), 'Please choose events').check(
  z.minLength(1, 'Please choose at least one event'),
  z.maxLength(webhookEventTypes.length, 'Please choose each event once'),
  z.refine((types) => new Set(types).size === types.length, 'Please choose each event once'),
);

export const PARTNER_MESSAGE = 'Please choose one of your partners';

const partnerField = requiredLine(partnerSlugLength, PARTNER_MESSAGE).check(
  z.regex(partnerSlugPattern, PARTNER_MESSAGE),
);

const fields = {
  url: urlField,
  /** The owner's name for the receiving system. */
  description: requiredLine(80, 'Please say where the events go'),
  types: typesField,
  /** Only events of leads from this partner's page. */
  partner: blankAsMissing(partnerField),
};

const { password } = signInSchema.shape;

/** The password of the owner's session: clients' data will go there. An API key needs none for its own endpoints. */
const ownPassword = z.optional(password);

/** A new endpoint as the owner enters it, or as a program subscribes. */
export const webhookSchema = z.strictObject({ ...fields, password: ownPassword });

export type WebhookDetails = Omit<z.output<typeof webhookSchema>, 'password'>;

export const webhookChangeSchema = z.strictObject({
  ...fields,
  paused: z.boolean('Please say whether it is paused'),
  revision: revisionField,
  /** Required with a new address. */
  password: ownPassword,
});

export type WebhookChange = Omit<z.output<typeof webhookChangeSchema>, 'revision' | 'password'>;

/** The body for rotating its secret. The password, because whoever has the secret can sign events. */
export const webhookRotationSchema = z.strictObject({
  /** Without it, of the current version. */
  revision: z.optional(revisionField),
  password: ownPassword,
});

/** What an endpoint can get: the events, and the message of a test. */
export const webhookPayloadTypes = [...webhookEventTypes, 'test.ping'] as const;

/** The query of a test and of samples: which of them. */
export const webhookTypeQuerySchema = z.object({
  type: z.optional(z.enum(webhookPayloadTypes, TYPE_MESSAGE)),
});

/** Why an endpoint is paused: the owner's choice, three days of failures, or a 410 Gone. */
export type PauseCause = 'owner' | 'failing' | 'gone';

export interface WebhookSecret {
  /** `whsec_` and base64, as specified by Standard Webhooks. */
  secret: string;
  /** When a replaced secret expires; an ISO 8601 instant. */
  until?: string | undefined;
}

/** The API key of an endpoint. The endpoint ends with it. */
export type WebhookKey = Pick<PresentedApiKey, 'id' | 'name'>;

/** Instants are ISO 8601. */
export interface StoredWebhook extends Versioned, DeliveryTarget {
  createdAt: string;
  url: string;
  /** When the owner replaced the address; undefined for the first one. */
  urlSince?: string | undefined;
  description: string;
  /** The key that subscribed it and manages it; undefined for one that the owner added. */
  apiKey?: WebhookKey | undefined;
  /** Newest first. */
  secrets: readonly WebhookSecret[];
  /** The first failure since the last success. */
  failingSince?: string | undefined;
  paused?: { at: string; cause: PauseCause } | undefined;
}

/** An endpoint for the owner, without its secret, which is shown only on creation and rotation. */
export interface ShownWebhook
  extends Pick<
    StoredWebhook,
    | 'id'
    | 'revision'
    | 'createdAt'
    | 'url'
    | 'description'
    | 'partner'
    | 'apiKey'
    | 'failingSince'
    | 'paused'
  > {
  types: WebhookEventType[];
  /** Events of the last three days that are not delivered yet. */
  waiting: number;
}

/** The answer to the creation of an endpoint and to a rotation. */
export interface WebhookWithSecret extends ShownWebhook {
  secret: string;
}
