import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '#api/env.ts';

export type { Logger } from 'pino';

/** A log of JSON lines. Callers never pass personal data. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  return pino({ level, base: null, serializers: { err: describeError } }, destination);
}

/**
 * Only these fields: pino's own serializer copies every property of an error, and parsers attach
 * the body that they could not parse.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, stack, cause } = error;
  return {
    type: name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    stack,
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}
