import { jsonBody } from '#api/middleware/json-body.ts';
import { validBody } from '#api/middleware/validate.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';
import { requirePassword } from '#api/session/require-password.ts';
import { signInSchema } from '#domain/owner/owner.schema.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';

export function backupRoutes(router: ApiRouter, parts: RouteParts): void {
  const { store, clock, limits, owner, ownOrigin } = parts;

  // With the password, though a session is open: on a phone left lying about, one tap must not
  // carry away everybody's address. A POST, so that no password gets into an address.
  router.post(
    '/api/backup',
    owner,
    ownOrigin,
    limits.signIn,
    jsonBody,
    validBody(signInSchema, async (ctx, { password }) => {
      await requirePassword(parts, ctx, password);
      ctx.body = await store.backUp();
      ctx.type = 'application/gzip';
      ctx.attachment(`backup-${businessToday(clock())}.tar.gz`);
    }),
  );
}
