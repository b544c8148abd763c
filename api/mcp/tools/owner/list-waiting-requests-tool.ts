import * as z from 'zod/mini';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { defineTool, hints, toolArguments } from '#api/mcp/tool.ts';
import type { Business } from '#domain/business/business.ts';
import {
  type ContactRequest,
  sharedRequestFieldNames,
  sharedRequestFields,
} from '#domain/inspection-request/inspection-request.schema.ts';
import { isOverdue, waitsFrom } from '#domain/inspection-request/waiting.ts';
import { phoneUris } from '#domain/leads/phone-links.ts';
import { metadataRecord } from '#domain/metadata/metadata.schema.ts';
import { pickFields } from '#domain/records/every-field.ts';

/** More than an owner answers in a day. */
const MAX_REQUESTS = 50;

/** Name and address have the names that they have in a booking. */
const {
  firstName: _first,
  lastName: _last,
  propertyAddress: _address,
  ...fields
} = sharedRequestFields;

const requestSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  ...fields,
  /** The numbers in `phone` that can be called. */
  phoneUris: z.array(z.string()),
  /** HH:mm, if the client wanted to book that time online. */
  preferredTime: z.optional(z.string()),
  /** The owner's. */
  note: z.optional(z.string()),
  /** What the partner’s page told about the lead. */
  metadata: z.optional(metadataRecord),
  /** An ISO 8601 instant. */
  waitsFrom: z.string(),
  /** Waiting longer than the business promises. */
  isOverdue: z.boolean(),
});

export const listWaitingRequestsTool = ({
  store,
  clock,
  business,
}: Pick<RouteDependencies, 'store' | 'clock' | 'business'>) =>
  defineTool({
    name: 'list_waiting_requests',
    title: 'List requests that wait',
    description: `The inspection requests waiting for an answer or a callback, longest wait first, at most ${MAX_REQUESTS}.`,
    annotations: hints.reads,
    scope: 'read',
    input: toolArguments({}),
    output: z.object({
      /** The number of all waiting requests. */
      total: z.int(),
      requests: z.array(requestSchema),
    }),
    async run() {
      const now = clock();
      const { promises } = business.current();
      const { total, data } = await store.listWaitingRequests({ now, limit: MAX_REQUESTS });
      return { total, requests: data.map((request) => present(request, now, promises)) };
    },
  });

function present(
  request: ContactRequest,
  now: Date,
  promises: Business['promises'],
): z.output<typeof requestSchema> {
  const { firstName, lastName, propertyAddress, ...fields } = pickFields(
    request,
    sharedRequestFieldNames,
  );
  return {
    id: request.id,
    name: `${firstName} ${lastName}`,
    address: propertyAddress,
    ...fields,
    phoneUris: phoneUris(request.phone),
    preferredTime: request.asked?.time,
    note: request.note,
    metadata: request.metadata,
    waitsFrom: (waitsFrom(request) ?? now).toISOString(),
    isOverdue: isOverdue(request, now, promises),
  };
}
