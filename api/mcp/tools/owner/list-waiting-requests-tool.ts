import * as z from 'zod/mini';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { defineTool, toolArguments } from '#api/mcp/tool.ts';
import type { Business } from '#domain/business/business.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { isOverdue, waitsFrom } from '#domain/inspection-request/waiting.ts';
import { metadataRecord } from '#domain/metadata/metadata.schema.ts';

/** More than an owner answers in a day. */
const MAX_REQUESTS = 50;

const requestSchema = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  inspectionType: z.string(),
  preferredDate: z.optional(z.string()),
  /** HH:mm, if the client wanted to book that time online. */
  preferredTime: z.optional(z.string()),
  message: z.optional(z.string()),
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
    annotations: { readOnlyHint: true, openWorldHint: false },
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

const present = (
  request: ContactRequest,
  now: Date,
  promises: Business['promises'],
): z.output<typeof requestSchema> => ({
  id: request.id,
  name: `${request.firstName} ${request.lastName}`,
  phone: request.phone,
  email: request.email,
  address: request.propertyAddress,
  inspectionType: request.inspectionType,
  preferredDate: request.preferredDate,
  preferredTime: request.asked?.time,
  message: request.message,
  note: request.note,
  metadata: request.metadata,
  waitsFrom: (waitsFrom(request) ?? now).toISOString(),
  isOverdue: isOverdue(request, now, promises),
});
