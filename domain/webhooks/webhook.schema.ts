import * as z from 'zod/mini';
import type { DeliveryTarget } from '#domain/deliveries/planned-delivery.ts';
import { revisionField, type Versioned } from '#domain/edits/versioned.schema.ts';
import { type WebhookEventType, webhookEventTypes } from '#domain/events/lead-event.ts';
import { signInSchema } from '#domain/owner/owner.schema.ts';
import { requiredLine } from '#domain/validation/fields.ts';

/** Endpoints that the owner may add. */
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
  /** Where it leads, in the owner's words. */
  description: requiredLine(80, 'Please say where the events go'),
  types: typesField,
};

const { password } = signInSchema.shape;

/** An endpoint as the owner enters it. The password, because clients' details go there from then on. */
export const webhookSchema = z.strictObject({ ...fields, password });

export type WebhookDetails = Omit<z.output<typeof webhookSchema>, 'password'>;

export const webhookChangeSchema = z.strictObject({
  ...fields,
  paused: z.boolean('Please say whether it is paused'),
  revision: revisionField,
  /** For another address. */
  password: z.optional(password),
});

export type WebhookChange = Omit<z.output<typeof webhookChangeSchema>, 'revision' | 'password'>;

/** The body of a rotation of its secret. */
export const webhookVersionSchema = z.strictObject({ revision: revisionField });

/** Why an endpoint gets nothing: the owner's choice, three days of failing, or its answer 410 Gone. */
export type PauseCause = 'owner' | 'failing' | 'gone';

export interface WebhookSecret {
  /** `whsec_` and base64, as Standard Webhooks has it. */
  secret: string;
  /** The end of a secret that was replaced; an ISO 8601 instant. */
  until?: string | undefined;
}

/** Instants are ISO 8601. */
export interface StoredWebhook extends Versioned, DeliveryTarget {
  createdAt: string;
  url: string;
  description: string;
  /** The newest first. */
  secrets: readonly WebhookSecret[];
  /** The first failure since the last success. */
  failingSince?: string | undefined;
  paused?: { at: string; cause: PauseCause } | undefined;
}

/** An endpoint for the owner, without its secret, which is shown when it is made and rotated. */
export interface ShownWebhook
  extends Pick<
    StoredWebhook,
    'id' | 'revision' | 'createdAt' | 'url' | 'description' | 'failingSince' | 'paused'
  > {
  types: WebhookEventType[];
  /** Events of the last three days that still have to be delivered. */
  waiting: number;
}

/** The answer to the making of an endpoint and to a rotation. */
export interface WebhookWithSecret extends ShownWebhook {
  secret: string;
}
