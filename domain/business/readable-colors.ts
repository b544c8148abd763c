import * as z from 'zod/mini';
import type { Brand } from './brand.schema.ts';
import { colorFault } from './brand-colors.ts';

/**
 * What the owner may save. Separate from what is stored, because a rule that becomes stricter must not make an old
 * brand unreadable.
 */
export const hasReadableColors = z.superRefine<Brand>((brand, ctx) => {
  for (const name of ['accent', 'ink'] as const) {
    const message = colorFault(name, brand[name]);
    if (message) ctx.addIssue({ code: 'custom', path: [name], message, input: brand[name] });
  }
});
