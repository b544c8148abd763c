import * as z from 'zod/mini';
import type { DeliveryTarget } from '#domain/deliveries/planned-delivery.ts';
import { revisionField, type Versioned } from '#domain/edits/versioned.schema.ts';
import { type WebhookEventType, webhookEventTypes } from '#domain/events/lead-event.ts';
import { signInSchema } from '#domain/owner/owner.schema.ts';
import { requiredLine } from '#domain/validation/fields.ts';

/** Maximum number of endpoints. */
export const MAX_WEBHOOKS = 10;

const URL_MESSAGE = 'Please enter an address that begins with https://';

const urlField = requiredLine(1000, URL_MESSAGE).check(
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: URL_MESSAGE, abort: true }),
  z.refine(
    (text) => isPlain(new URL(text)),
    'Use an https address on the standard port, without a password',
  ),
);

const isPlain = ({ port, username, password }: URL) => !port && !username && !password;

const typesField = z
  .array(z.enum(webhookEventTypes, 'Please choose from the events'), 'Please choose events')
  .check(
    z.minLength(1, 'Please choose at least one event'),
    z.maxLength(webhookEventTypes.length, 'Please choose each event once'),
    z.refine((types) => new Set(types).size === types.length, 'Please choose each event once'),
  );

const fields = {
  url: urlField,
  /** The owner's name for the receiving system. */
  description: requiredLine(80, 'Please say where the events go'),
  types: typesField,
};

const { password } = signInSchema.shape;

/** An endpoint as the owner enters it. It needs the password: clients' data will go there. */
export const webhookSchema = z.strictObject({ ...fields, password });

export type WebhookDetails = Omit<z.output<typeof webhookSchema>, 'password'>;

export const webhookChangeSchema = z.strictObject({
  ...fields,
  paused: z.boolean('Please say whether it is paused'),
  revision: revisionField,
  /** Required with a new address. */
  password: z.optional(password),
});

export type WebhookChange = Omit<z.output<typeof webhookChangeSchema>, 'revision' | 'password'>;

/** The body for rotating its secret. The password, because whoever has the secret can sign events. */
export const webhookRotationSchema = z.strictObject({ revision: revisionField, password });

/** Why an endpoint is paused: the owner's choice, three days of failures, or a 410 Gone. */
export type PauseCause = 'owner' | 'failing' | 'gone';

export interface WebhookSecret {
  /** `whsec_` and base64, as specified by Standard Webhooks. */
  secret: string;
  /** When a replaced secret expires; an ISO 8601 instant. */
  until?: string | undefined;
}

/** Instants are ISO 8601. */
export interface StoredWebhook extends Versioned, DeliveryTarget {
  createdAt: string;
  url: string;
  description: string;
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
    'id' | 'revision' | 'createdAt' | 'url' | 'description' | 'failingSince' | 'paused'
  > {
  types: WebhookEventType[];
  /** Events of the last three days that are not delivered yet. */
  waiting: number;
}

/** The answer to the creation of an endpoint and to a rotation. */
export interface WebhookWithSecret extends ShownWebhook {
  secret: string;
}
