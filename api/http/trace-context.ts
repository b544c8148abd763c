/** The caller's span, from the header `traceparent` (W3C Trace Context). */
export interface TraceContext {
  traceId: string;
  parentId: string;
}

/** Version, trace, parent, flags, and what later versions append. `ff` and ids of zeros are forbidden. */
const pattern =
  /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/;

/** Undefined without a valid header. Only hexadecimal ids of a client come through, so none of its text. */
export function traceContextOf(header: string): TraceContext | undefined {
  const [, version, traceId, parentId, appended] = pattern.exec(header) ?? [];
  if (traceId === undefined || parentId === undefined) return undefined;
  if (version === '00' && appended !== undefined) return undefined;
  return { traceId, parentId };
}
