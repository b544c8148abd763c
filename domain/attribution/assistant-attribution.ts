import type { Attribution } from './attribution.schema.ts';

/** The source of a lead that an assistant submits for a person through `/api/mcp`. */
export const assistantAttribution: Attribution = { utm: { source: 'assistant', medium: 'mcp' } };
