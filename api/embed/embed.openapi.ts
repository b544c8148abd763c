import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';
import { embedReleaseSchema } from '#domain/embed/embed-release.schema.ts';
import type { Whole } from '#domain/records/every-field.ts';

const embedAddressesSchema = z.strictObject({
  origin: z.url(),
  pinned: z.exactOptional(
    z.extend(embedReleaseSchema, { policyHashes: z.record(z.string(), z.string()) }),
  ),
}) satisfies Whole<EmbedAddresses>;

export const embedOperations = [
  {
    call: 'GET /api/embed',
    id: 'getEmbedAddresses',
    tag: 'Content',
    summary: 'Where partners’ pages load the widgets from',
    who: 'everyone',
    answers: { 200: embedAddressesSchema },
  },
] as const satisfies readonly Operation[];
