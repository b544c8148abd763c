import * as z from 'zod/mini';
import type { AgreementBlock } from '#domain/agreements/agreement-blocks.ts';

const inlines = z.array(
  z.strictObject({
    text: z.string(),
    bold: z.optional(z.literal(true)),
    italic: z.optional(z.literal(true)),
  }),
);

/** A block of the text, as answers contain it. */
export const agreementBlockSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('heading'),
      level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      content: inlines,
    }),
    z.strictObject({ kind: z.literal('paragraph'), content: inlines }),
    z.strictObject({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(inlines) }),
    z.strictObject({
      kind: z.literal('table'),
      head: z.array(inlines),
      rows: z.array(z.array(inlines)),
    }),
  ])
  .register(z.globalRegistry, { id: 'AgreementBlock' }) satisfies z.ZodMiniType<AgreementBlock>;
