import type { ApiMiddleware, RouteContext } from '#api/http/api-context.ts';
import { jsonBody } from '#api/http/json-body.ts';
import { apiKeyOf } from '#api/http/require-api-key.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody } from '#api/http/validate.ts';
import { requirePassword } from '#api/owner/require-password.ts';
import { ownPasswordSchema } from '#domain/owner/owner.schema.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { recordDownload } from './record-download.ts';

export function backupRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, limits, ownerOrKey, ownOrigin } = dependencies;

  async function sendBackup(ctx: RouteContext): Promise<void> {
    limits.countDownload(ctx);
    ctx.body = recordDownload(await store.backUp(), { store, clock, log: ctx.state.log });
    ctx.type = 'application/gzip';
    ctx.attachment(`backup-${businessToday(clock(), business.current().timeZone)}.tar.gz`);
  }

  const sendToProgram: ApiMiddleware = async (ctx, next) => {
    const apiKey = apiKeyOf(ctx);
    if (!apiKey) return next();
    await limits.countKeyBackup(apiKey.id);
    return sendBackup(ctx as RouteContext);
  };

  // Asks the owner for the password again, so that an unlocked phone cannot give away every client's
  // address with one tap. A POST, so that the password is not part of a URL.
  router.post(
    '/api/backup',
    ownerOrKey('backup'),
    ownOrigin,
    sendToProgram,
    limits.signIn,
    jsonBody,
    validBody(ownPasswordSchema, async (ctx, { password }) => {
      await requirePassword(dependencies, ctx, password);
      await sendBackup(ctx);
    }),
  );
}
