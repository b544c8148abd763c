import { jsonBody } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody } from '#api/http/validate.ts';
import { requirePassword } from '#api/owner/require-password.ts';
import { signInSchema } from '#domain/owner/owner.schema.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';

export function backupRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock, limits, owner, ownOrigin } = dependencies;

  // Asks for the password again, so that an unlocked phone cannot give away every client's address
  // with one tap. A POST, so that the password is not part of a URL.
  router.post(
    '/api/backup',
    owner,
    ownOrigin,
    limits.signIn,
    jsonBody,
    validBody(signInSchema, async (ctx, { password }) => {
      await requirePassword(dependencies, ctx, password);
      ctx.body = await store.backUp();
      ctx.type = 'application/gzip';
      ctx.attachment(`backup-${businessToday(clock())}.tar.gz`);
    }),
  );
}
