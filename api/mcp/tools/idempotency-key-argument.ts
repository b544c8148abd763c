import * as z from 'zod/mini';
import { described } from '#api/mcp/tool.ts';

/** Short keys are refused, because two assistants that both choose `1` would collide. */
const MESSAGE = 'idempotencyKey must be 16 to 200 printable characters, such as a random UUID';

export const idempotencyKeyArgument = described(
  z.string(MESSAGE).check(z.regex(/^[\x20-\x7e]{16,200}$/, MESSAGE)),
  'A random UUID for this booking. If an answer is lost, repeat the call with the same key: it books once',
);
